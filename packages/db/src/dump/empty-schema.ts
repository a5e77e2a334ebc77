import type { Client } from "pg";

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

/** A failed migration leaves this table of the migrator behind, without rows. */
const NOTED = "mikro_orm_migrations";

/**
 * Records that the public schema is empty except for extensions, so that it can be emptied again.
 *
 * @returns a function that removes everything created since, in one transaction; null if the schema is not empty
 */
export async function noteEmptySchema(client: Client): Promise<(() => Promise<void>) | null> {
  const { rows } = await client.query<{ name: string }>(CONTENT);
  if (rows.some(({ name }) => name !== NOTED)) return null;
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
