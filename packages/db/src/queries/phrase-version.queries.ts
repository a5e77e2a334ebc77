import type { Queryable } from "./queryable.ts";

/**
 * Gives phrases a new version although their own columns stay as they are: their related phrases, which are part of them,
 * changed. Triggers count every update, also one that sets a column to its own value.
 */
export async function increasePhraseVersions(db: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query({ text: "update phrase set position = position where id = any($1::int[])", values: [ids] });
}
