import { type Queryable, queryFirst } from "./queryable.ts";

/** Counts the comments and the tasks that are not done. */
export async function countOpenWork(db: Queryable): Promise<{ open_comments: number; open_tasks: number }> {
  const row = await queryFirst<{ open_comments: number; open_tasks: number }>(db, {
    name: "count-open-work",
    text: `select (select count(*)::int from comment where resolved_at is null) as open_comments,
      (select count(*)::int from task where status <> 'completed') as open_tasks`,
  });
  return row ?? { open_comments: 0, open_tasks: 0 };
}
