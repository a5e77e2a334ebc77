import type { Client } from "pg";
import type { DumpEnd, DumpedTable } from "./dump-format.ts";
import { OWN_TABLES } from "./own-tables.ts";

/** Table of the migrator: a restore finds the same rows there already, and a failed migration leaves it empty. */
const MIGRATIONS = "mikro_orm_migrations";

/** Lists the own tables with their stored, not generated, columns. A table follows those that its rows reference. */
export async function listTables(client: Client): Promise<DumpedTable[]> {
  const { rows } = await client.query<DumpedTable & { needs: string[] }>(
    `select c.relname::text as "table",
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
          where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as needs
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = any($1)
     order by c.relname`,
    [OWN_TABLES],
  );
  const sorted: DumpedTable[] = [];
  for (let left = rows; left.length > 0; ) {
    const waits = (row: (typeof rows)[number]) =>
      row.needs.some((name) => left.some(({ table }) => table === name));
    const ready = left.filter((row) => !waits(row));
    if (ready.length === 0)
      throw new Error(`Tables refer to each other: ${left.map(({ table }) => table).join(", ")}`);
    sorted.push(...ready.map(({ table, columns }) => ({ table, columns })));
    left = left.filter(waits);
  }
  return sorted;
}

/** Lists the current values of the own tables' sequences. */
export async function listSequences(client: Client): Promise<DumpEnd["sequences"]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname::text as "table", a.attname::text as "column", s.oid::regclass::text as sequence
     from pg_class s join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
       join pg_class c on c.oid = d.refobjid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace and c.relname = any($1) order by 1, 2`,
    [OWN_TABLES],
  );
  const sequences: DumpEnd["sequences"] = [];
  for (const { table, column, sequence } of rows) {
    const { rows: states } = await client.query<{ last: string; called: boolean }>(
      `select last_value as last, is_called as called from ${sequence}`,
    );
    for (const state of states) sequences.push({ table, column, ...state });
  }
  return sequences;
}

/** Lists the applied migrations; null for a database without any. */
export async function listMigrations(client: Client): Promise<string[] | null> {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [
    `public.${MIGRATIONS}`,
  ]);
  if (!rows[0]?.there) return null;
  const { rows: ran } = await client.query<{ name: string }>(
    `select name from public.${MIGRATIONS} order by id`,
  );
  return ran.length === 0 ? null : ran.map(({ name }) => name);
}

/** Returns the start of a COPY statement of a table. */
export function copyOf(client: Client, { table, columns }: DumpedTable): string {
  return `copy public.${client.escapeIdentifier(table)} (${columns.map((name) => client.escapeIdentifier(name)).join(", ")})`;
}

/** Contents of the public schema besides extensions, with statements that remove them. */
const CONTENT = `
  select content.name, format(content.removal, content.name) as statement
  from (
    select 'pg_class'::regclass as kind, oid, oid::regclass::text as name, 'drop table if exists %s cascade' as removal
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    union all
    select 'pg_proc'::regclass, oid, oid::regprocedure::text, 'drop routine if exists %s cascade'
    from pg_proc where pronamespace = 'public'::regnamespace
  ) content
  where not exists (select from pg_depend where classid = kind and objid = content.oid and deptype = 'e')`;

/**
 * Records that the public schema is empty except for extensions, so that it can be emptied again.
 *
 * @returns a function that removes everything created since, in one transaction; null if the schema is not empty
 */
export async function noteEmptySchema(client: Client): Promise<(() => Promise<void>) | null> {
  const { rows } = await client.query<{ name: string }>(CONTENT);
  if (rows.some(({ name }) => name !== MIGRATIONS)) return null;
  const before = await listExtensions(client);
  return async () => {
    await client.query("begin");
    const content = await client.query<{ statement: string }>(CONTENT);
    for (const { statement } of content.rows) await client.query(statement);
    for (const name of await listExtensions(client)) {
      if (!before.includes(name)) await client.query(`drop extension ${client.escapeIdentifier(name)}`);
    }
    await client.query("commit");
  };
}

async function listExtensions(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>("select extname::text as name from pg_extension");
  return rows.map(({ name }) => name);
}
