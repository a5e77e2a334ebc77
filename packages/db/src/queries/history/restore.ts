import type { Queryable } from "../queryable.ts";
import type { RelatedState } from "./history.queries.ts";
import { PLACES, RESTORE_ORDER, type RestorableTable } from "./restorable-tables.ts";
import { columnsOf, RestoreError, type StateSource, writeStates } from "./restore-rows.ts";

/** What a set did to each row of a table: its state before the set, and after it. */
const net = (table: RestorableTable): string => `
  select row_id, (array_agg(label order by id desc))[1] as label,
    (array_agg(before order by id))[1] as before, (array_agg(after order by id desc))[1] as after
  from (
    select *, (coalesce(before, after) ->> 'id')::int as row_id from change
    where change_set_id = $1 and kind = '${table}'
  ) changes group by row_id`;

/** Rows that go when a row goes, and would be lost with it. */
const DEPENDENTS: Partial<Record<RestorableTable, { table: string; column: string }>> = {
  category: { table: "phrase", column: "category_id" },
  language: { table: "translation", column: "language_id" },
  phrase: { table: "translation", column: "phrase_id" },
};

/**
 * Takes back every change of a set. To be run in a transaction of `recordChanges`, so that taking it back can be
 * taken back as well.
 *
 * @param kinds the kinds of record in the set
 * @throws RestoreError when one of the records changed since, or something else stands in the way
 */
export async function restoreChangeSet(db: Queryable, changeSetId: string, kinds: string[]): Promise<void> {
  // Who takes back the same set at the same time waits, and then finds it changed.
  await db.query({ text: "select 1 from change_set where id = $1 for update", values: [changeSetId] });
  const tables = RESTORE_ORDER.filter((table) => kinds.includes(table));
  for (const table of tables) await refuseChanged(db, table, changeSetId);
  // A category goes last, when the phrases that were moved into it are back where they were.
  const deletions = tables.toReversed().filter((table) => table !== "category");
  for (const table of deletions) await deleteCreated(db, table, changeSetId);
  for (const table of tables) {
    const text = `select before as state from (${net(table)}) net where before is not null`;
    await writeStates(db, table, { text, values: [changeSetId] });
  }
  if (tables.includes("category")) await deleteCreated(db, "category", changeSetId);
}

async function refuseChanged(db: Queryable, table: RestorableTable, changeSetId: string): Promise<void> {
  const states: StateSource = {
    text: `select after as state from (${net(table)}) net where after is not null`,
    values: [changeSetId],
  };
  const { unsaid } = await columnsOf(db, table, states);
  const places = PLACES[table] ?? [];
  await db.query({
    text: `select 1 from ${table} where id in (select row_id from (${net(table)}) net) order by id for update`,
    values: [changeSetId],
  });
  const { rows } = await db.query<{ label: string; count: number }>({
    text: `
      select label, count(*) over ()::int as count from (${net(table)}) net
      left join ${table} record on record.id = net.row_id
      where to_jsonb(record) - $2::text[] is distinct from net.after - $3::text[] order by row_id limit 1`,
    values: [changeSetId, [...unsaid, ...places], places],
  });
  const [first] = rows;
  if (!first) return;
  const others = first.count === 1 ? "was" : `and ${first.count - 1} more were`;
  throw new RestoreError(
    `“${first.label}” ${others} changed since. Undo the later change first, or restore the record from its history.`,
  );
}

async function deleteCreated(db: Queryable, table: RestorableTable, changeSetId: string): Promise<void> {
  const created = `select row_id from (${net(table)}) net where before is null`;
  const dependent = DEPENDENTS[table];
  if (dependent) {
    const { rows } = await db.query<{ label: string; count: number }>({
      text: `
        select label_of_record('${table}', to_jsonb(record)) as label, count(*)::int as count
        from ${table} record join ${dependent.table} dependent on dependent.${dependent.column} = record.id
        where record.id in (${created}) group by record.id limit 1`,
      values: [changeSetId],
    });
    const [first] = rows;
    if (first) {
      throw new RestoreError(
        `“${first.label}” has ${counted(first.count, dependent.table)} by now. Move or delete what belongs to it first.`,
      );
    }
  }
  await db.query({ text: `delete from ${table} where id in (${created})`, values: [changeSetId] });
}

function counted(count: number, table: string): string {
  return `${count} ${table}${count === 1 ? "" : "s"}`;
}

/**
 * Brings one record back to a state; a record that is gone comes back under its identifier. To be run in a
 * transaction of `recordChanges`.
 *
 * @throws RestoreError when what it belonged to is gone, or something else took its place
 */
export async function restoreRecord(
  db: Queryable,
  table: RestorableTable,
  state: Record<string, unknown>,
): Promise<void> {
  await writeStates(db, table, { text: "select $1::jsonb as state", values: [JSON.stringify(state)] });
}

/** Brings a setting back to having its default, as before it was first stored. */
export async function unsetSetting(db: Queryable, id: number): Promise<void> {
  await db.query({ text: "delete from setting where id = $1", values: [id] });
}

/** Lets a phrase point to the phrases it pointed to; those that are gone by now are left out. */
export async function restoreRelatedPhrases(
  db: Queryable,
  phraseId: number,
  related: RelatedState[],
): Promise<void> {
  await db.query({
    text: "delete from related_phrase where phrase_id = $1 and related_id <> all($2::int[])",
    values: [phraseId, related.map(({ related_id }) => related_id)],
  });
  await db.query({
    text: `
      insert into related_phrase (phrase_id, related_id, position)
      select $1::int, related_id, position from jsonb_to_recordset($2::jsonb) as r (related_id int, position int)
      where exists (select from phrase where id = related_id)
      on conflict (phrase_id, related_id) do update set position = excluded.position
      where related_phrase.position <> excluded.position`,
    values: [phraseId, JSON.stringify(related)],
  });
}
