import { Migration } from "@mikro-orm/migrations";

const INFORMAL =
  "more colloquial|slang|spoken|conversational|everyday speech|in (everyday )?speech|in conversation";

/**
 * Fills in the register of forms whose label says that people speak so, where none is stored. Otherwise as
 * `0017-variant-structure.ts`: no change set, a seeded row still counts as one that no editor changed, and batches are
 * committed one by one.
 */
const FILL_IN = `
      do $$
      declare
        first int := 0;
        last int;
      begin
        loop
          perform set_config('saywhere.change_set', 'off', true);
          select max(id) into last
          from (select id from public.translation where id > first order by id limit 1000) batch;
          exit when last is null;
          with derived as (
            select t.id, jsonb_agg(
              case when variant ->> 'register' is null and exists (
                select from regexp_split_to_table(variant ->> 'label', '\\s*[,;()]\\s*') part
                where trim(part) ~* '^(${INFORMAL})$'
              ) then variant || '{"register": "informal"}' else variant end order by place) as variants
            from public.translation t
            cross join lateral jsonb_array_elements(t.variants) with ordinality form (variant, place)
            where t.id > first and t.id <= last and t.variants <> '[]'
            group by t.id
          ), changed as (
            update public.translation t set variants = derived.variants
            from derived where derived.id = t.id and derived.variants <> t.variants
            returning t.id, t.version
          )
          update public.seed_record r set target_version = changed.version
          from changed
          where r.kind = 'translation' and r.target_id = changed.id and r.target_version = changed.version - 1;
          commit;
          first := last;
        end loop;
      end $$`;

/** The register of what people say, but do not write. */
export class SpokenRegisters extends Migration {
  override up(): void {
    this.addSql(FILL_IN);
  }

  /** Each batch is a transaction of its own. */
  override isTransactional(): boolean {
    return false;
  }
}
