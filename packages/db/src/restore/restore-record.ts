import type { RelatedState } from "../queries/history/history.queries.ts";
import type { RestorableTable } from "../queries/history/restorable-tables.ts";
import type { Queryable } from "../queries/queryable.ts";
import { writeStates } from "./restore-rows.ts";

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
