import { type Queryable, queryFirst } from "./queryable.ts";

/**
 * Counts the comments and the tasks that are not done.
 *
 * @param languageIds languages whose comments are counted; null for all
 */
export async function countOpenWork(
  db: Queryable,
  languageIds: readonly number[] | null,
): Promise<{ open_comments: number; open_tasks: number }> {
  const row = await queryFirst<{ open_comments: number; open_tasks: number }>(db, {
    name: "count-open-work",
    text: `select (
        select count(*)::int from comment where resolved_at is null and ($1::int[] is null or exists (
          select from translation t where t.id = comment.translation_id and t.language_id = any($1)))
      ) as open_comments,
      (select count(*)::int from task where status <> 'completed') as open_tasks`,
    values: [languageIds],
  });
  return row ?? { open_comments: 0, open_tasks: 0 };
}
