import { hash } from "node:crypto";
import type { Pool } from "pg";

const SHAPE = `
  select 'column' as kind, table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as told
    from information_schema.columns where table_schema = 'public'
  union all select 'index', indexdef from pg_indexes where schemaname = 'public'
  union all select 'trigger', pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'rule', conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'function', pg_get_functiondef(p.oid) from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1, 2`;

/** Columns that differ from one run to the next: sequence numbers, times, and change counters. */
const OF_THE_MOMENT = /(^id|_id|_at|^version)$/;
const COUNTS_CHANGES = "'content_stamp', 'translation_tally'";

/** Returns the whole database: its schema, and the content of every table except numbers and times. */
export async function fingerprintOf(pool: Pool): Promise<Record<string, string>> {
  const shape = await pool.query(SHAPE);
  const told: Record<string, string> = { "the shape": hash("sha1", JSON.stringify(shape.rows)) };
  const tables = await pool.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text order by column_name) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in (${COUNTS_CHANGES}) group by 1 order by 1`,
  );
  for (const { name, columns } of tables.rows) {
    const kept = columns.filter((column) => !OF_THE_MOMENT.test(column)).map((column) => `"${column}"`);
    const { rows } = await pool.query<{ told: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(row_text, '|' order by row_text)), '') as told
       from (select row(${kept.join(", ")})::text as row_text from "${name}") as rows_of_it`,
    );
    told[name] = rows[0]?.told ?? "";
  }
  return told;
}
