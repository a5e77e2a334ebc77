import { join } from "node:path";
import type { ClientBase, Pool } from "pg";

/** Written by `pnpm --filter @saywhere/db functions:write`. */
export const FUNCTIONS_FILE = join(import.meta.dirname, "../../functions.generated.sql");

const HEADER = `-- The views, functions and triggers that the migrations result in, each by name.
-- Written by \`pnpm --filter @saywhere/db functions:write\`. To change one, add a migration.`;

/** Without the functions of extensions, and the triggers that PostgreSQL creates for foreign keys. */
const DEFINITIONS = `
  select 1 as section, relname collate "C" as name, '' collate "C" as detail,
    format(e'create view %I as\\n%s', relname, pg_get_viewdef(oid, true)) as definition
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
  union all
  select 2, proname collate "C", pg_get_function_identity_arguments(oid) collate "C", pg_get_functiondef(oid)
  from pg_proc
  where pronamespace = 'public'::regnamespace and prokind <> 'a' and not exists (
    select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  union all
  select 3, relname collate "C", tgname collate "C", pg_get_triggerdef(pg_trigger.oid)
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and not tgisinternal
  order by section, name, detail`;

/** Returns what `functions.generated.sql` contains for a migrated database. */
export async function functionsText(database: ClientBase | Pool): Promise<string> {
  const { rows } = await database.query<{ definition: string }>(DEFINITIONS);
  const statements = rows.map(({ definition }) => `${definition.trim().replace(/;$/, "")};`);
  return `${[HEADER, ...statements].join("\n\n")}\n`;
}
