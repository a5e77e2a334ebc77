import type { Database } from "../../database.ts";

/** Tables that a restore changes itself. */
const OWN = ["mikro_orm_migrations", "content_stamp"];

/** Returns a hash of each table's rows, and the next value of its sequence. */
export async function stateOf({ pool }: Database): Promise<Record<string, unknown>> {
  const tables = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1",
    [OWN],
  );
  const state: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const { rows } = await pool.query(
      `select count(*)::int, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash,
         pg_sequence_last_value(pg_get_serial_sequence($1, a.attname::text)) as last
       from public.${name} t left join pg_attribute a on a.attrelid = $1::text::regclass and a.attname = 'id'
       group by a.attname`,
      [`public.${name}`],
    );
    state[name] = rows[0] ?? "empty";
  }
  const triggers = await pool.query(
    "select tgname, tgenabled from pg_trigger where not tgisinternal order by 1",
  );
  return { ...state, triggers: triggers.rows };
}

/** Returns everything in the public schema, and the extensions. */
export async function contentOf({ pool }: Database): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
     union all select proname from pg_proc where pronamespace = 'public'::regnamespace
     union all select extname from pg_extension where extname <> 'plpgsql'`,
  );
  return rows;
}
