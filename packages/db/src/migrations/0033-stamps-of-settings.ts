import { Migration } from "@mikro-orm/migrations";

/** A change of the rule for second factors, which no public page shows, is no new content to deploy. */
export class StampsOfSettings extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function public.stamp_content() returns trigger language plpgsql as $$
        declare
          shown boolean := true;
        begin
          if current_setting('saywhere.content_stamped', true) = 'yes' then
            return null;
          end if;
          if tg_op <> 'TRUNCATE' and tg_table_name = 'setting' then
            shown := exists (select from touched where key not in ('auto_generate', 'second_factor_rule'));
          elsif tg_op <> 'TRUNCATE' then
            shown := exists (select from touched);
          end if;
          if not shown then
            return null;
          end if;
          insert into public.content_stamp (stamp) values (hashtextextended(gen_random_uuid()::text, 0));
          perform set_config('saywhere.content_stamped', 'yes', true);
          if public.is_time_to_add_up(currval(pg_get_serial_sequence('public.content_stamp', 'id')), 1) then
            perform public.add_up_stamps();
          end if;
          return null;
        end $$;`);
  }
}
