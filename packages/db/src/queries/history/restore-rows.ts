import { errorCode } from "../../database-error.ts";
import type { Queryable } from "../queryable.ts";
import { beyondVersionsOf } from "./former-records.ts";
import { POSITION_COLUMNS, REFERENCES, type RestorableTable, WITH_SLUG } from "./restorable-tables.ts";

/** A query for the states to restore, in a column `state`. */
export interface StateSource {
  text: string;
  values: unknown[];
}

interface Columns {
  /** Columns that both the state and the table have, except the ID. */
  known: string[];
  /** Columns of the table that the state does not have. */
  missing: string[];
}

/** Compares the columns of a state with those of its table, which later migrations may have changed. */
export async function columnsOf(
  db: Queryable,
  table: RestorableTable,
  source: StateSource,
): Promise<Columns> {
  const { rows } = await db.query<{ name: string; said: boolean; generated: boolean }>({
    text: `
      select attname::text as name, coalesce(jsonb_exists(sample.state, attname::text), false) as said,
        attgenerated <> '' as generated
      from pg_attribute left join (select state from (${source.text}) states limit 1) sample on true
      where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped`,
    values: source.values,
  });
  return {
    known: rows.flatMap(({ name, said, generated }) => (said && !generated && name !== "id" ? [name] : [])),
    missing: rows.flatMap(({ name, said }) => (said ? [] : [name])),
  };
}

/** In a restored translation, the null of the column says that none of it was reviewed, which the trigger must not fill in. */
const RESTORES_REVIEWED = "select set_config('saywhere.restores_reviewed', $1, true)";

/**
 * Restores states: updates existing rows, and inserts deleted rows with their former IDs. An inserted row gets a version
 * beyond those that it had, so that no form or program overwrites it that knows it from before its deletion.
 *
 * @throws RestoreError if a referenced row was deleted, or a unique value is taken
 */
export async function writeStates(db: Queryable, table: RestorableTable, source: StateSource): Promise<void> {
  const { known, missing } = await columnsOf(db, table, source);
  if (known.length === 0) return;
  await refuseMissing(db, table, source);
  const columns = known.map((name) => `"${name}"`);
  const changing = columns.filter((_, index) => !POSITION_COLUMNS[table]?.includes(known[index] ?? ""));
  const states = `
    select restored.* from (${source.text}) states
    cross join lateral jsonb_populate_record(null::public.${table}, states.state) restored`;
  const present = REFERENCES[table]
    .map(({ column, table: target }) => `and exists (select from ${target} where id = restored.${column})`)
    .join(" ");
  const list = (alias: string): string => changing.map((name) => `${alias}.${name}`).join(", ");
  if (known.includes("reviewed")) await db.query({ text: RESTORES_REVIEWED, values: ["yes"] });
  try {
    await db.query({
      text: `
        update ${table} set ${changing.map((name) => `${name} = restored.${name}`).join(", ")}
        from (${states}) restored
        where ${table}.id = restored.id ${present} and (${list(table)}) is distinct from (${list("restored")})`,
      values: source.values,
    });
    const hasVersion = missing.includes("version") && table !== "related_phrase";
    const [version, beyond] = hasVersion
      ? [", version", `, ${beyondVersionsOf(table, "restored.id")}`]
      : ["", ""];
    const { rows } = await db.query<{ id: number }>({
      text: `
        insert into ${table} (id, ${columns.join(", ")}${version})
        select id, ${columns.join(", ")}${beyond} from (${states}) restored
        where not exists (select from ${table} where id = restored.id) ${present} returning id`,
      values: source.values,
    });
    if (WITH_SLUG.has(table))
      await restoreRedirects(
        db,
        table,
        rows.map(({ id }) => id),
      );
  } catch (error) {
    throw toRestoreConflict(error, table);
  }
  if (known.includes("reviewed")) await db.query({ text: RESTORES_REVIEWED, values: ["no"] });
}

async function refuseMissing(db: Queryable, table: RestorableTable, source: StateSource): Promise<void> {
  if (table === "related_phrase") return;
  for (const { column, table: target } of REFERENCES[table]) {
    const { rows } = await db.query<{ label: string }>({
      text: `
        select label_of_record('${table}', state) as label from (${source.text}) states
        where not exists (select from ${target} where id = (state ->> '${column}')::int) limit 1`,
      values: source.values,
    });
    if (!rows[0]) continue;
    throw new RestoreError(
      `The ${target} that “${rows[0].label}” belonged to was deleted. Restore the ${target} first.`,
    );
  }
}

/** Restores the slug redirects of restored records, except slugs that another record has taken. */
async function restoreRedirects(db: Queryable, table: RestorableTable, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query({
    text: `
      insert into slug_redirect (kind, slug, target_id)
      select distinct on (before ->> 'slug') kind, before ->> 'slug', record_id from change
      where kind = $1 and record_id = any($2::int[]) and before is not null
        and not exists (select from ${table} where slug = before ->> 'slug')
      order by before ->> 'slug', id desc
      on conflict do nothing`,
    values: [table, ids],
  });
}

const UNIQUE_VIOLATION = "23505";

/** Converts a violation of a unique constraint to a RestoreError; returns any other error unchanged. */
export function toRestoreConflict(error: unknown, table: RestorableTable): unknown {
  if (!(error instanceof Error) || errorCode(error) !== UNIQUE_VIOLATION) return error;
  if ("constraint" in error && error.constraint === "translation_phrase_id_language_id_unique") {
    return new RestoreError(
      "There is another translation of the phrase in this language now. Delete that one first.",
      { cause: error },
    );
  }
  if ("constraint" in error && error.constraint === "related_phrase_phrase_id_related_id_unique") {
    return new RestoreError(
      "A related phrase was added again since. Undo the later change first, or restore the phrase from its history.",
      { cause: error },
    );
  }
  // The product gives a record of such a name its former ID; other programs that write the database may not.
  if (
    "constraint" in error &&
    ["document_name_unique", "setting_key_unique"].includes(String(error.constraint))
  ) {
    return new RestoreError(`A ${table} of this name was created since. Undo that first.`, { cause: error });
  }
  const detail = "detail" in error ? String(error.detail) : "";
  const slug = /^Key \(slug\)=\((.*)\) already exists/.exec(detail)?.[1];
  if (slug === undefined) {
    return new RestoreError("This was restored by another request at the same time.", { cause: error });
  }
  return new RestoreError(
    `The address “${slug}” belongs to another ${table} now. Give that one another address first.`,
    { cause: error },
  );
}

/** An earlier state cannot be restored; the message contains the reason and instructions. */
export class RestoreError extends Error {
  override name = "RestoreError";
}
