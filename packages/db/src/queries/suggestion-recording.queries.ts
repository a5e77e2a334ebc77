import { type Queryable, queryFirst } from "./queryable.ts";

/** Maximum number of recordings that no suggestion has yet. */
const MAX_LOOSE = 100;

/** Whether a recording is deleted, because its suggestion never came. */
export const IS_EXPIRED = "(suggestion_id is null and created_at < now() - interval '60 minutes')";

/**
 * Stores a recording for a suggestion that follows. Those whose suggestion never came are deleted.
 *
 * @returns its identifier; null if too many wait for their suggestion
 */
export async function addSuggestionRecording(db: Queryable, content: Buffer): Promise<string | null> {
  const row = await queryFirst<{ id: string }>(db, {
    name: "add-suggestion-recording",
    text: `
      with gone as (
        delete from suggestion_recording where ${IS_EXPIRED}
      )
      insert into suggestion_recording (content)
      select $1 where (
        select count(*) from suggestion_recording where suggestion_id is null and not ${IS_EXPIRED}
      ) < ${MAX_LOOSE}
      returning id`,
    values: [content],
  });
  return row?.id ?? null;
}

/** Reads the recording of an open suggestion, and what it is of; null if it has none. */
export function findSuggestionRecording(
  db: Queryable,
  id: number,
): Promise<{ content: Buffer; languageId: number; languageSlug: string } | null> {
  return queryFirst(db, {
    name: "find-suggestion-recording",
    text: `select r.content, t.language_id as "languageId", l.slug as "languageSlug"
      from suggestion_recording r join suggestion s on s.id = r.suggestion_id
        join translation t on t.id = s.translation_id join language l on l.id = t.language_id
      where s.id = $1`,
    values: [id],
  });
}
