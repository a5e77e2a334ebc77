import { Migration } from "@mikro-orm/migrations";

/**
 * The history has what visitors see of a translation that needs a review, so that undoing a change or a deletion brings
 * it back. A restored state says so itself: nothing of it may have been reviewed.
 */
export class ReviewedInHistory extends Migration {
  override up(): void {
    this.addSql(`
      do $$ begin
        execute replace(pg_get_functiondef('public.record_change'::regproc), ',reviewed', '');
      end $$`);
    this.addSql(`
      create or replace function public.store_reviewed() returns trigger language plpgsql as $$
        begin
          -- The null of JSON says that there was nothing before, where the same transaction added the row.
          if not new.needs_review or new.reviewed = 'null' then
            new.reviewed := null;
          elsif tg_op = 'UPDATE' and not old.needs_review and new.reviewed is null
            and coalesce(current_setting('saywhere.restores_reviewed', true), '') <> 'yes' then
            new.reviewed := to_jsonb(old) - 'reviewed';
          end if;
          return new;
        end $$`);
  }
}
