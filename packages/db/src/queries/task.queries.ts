import { type Queryable, queryAll, queryFirst } from "./queryable.ts";
import { isoTime } from "./sql-parts.ts";

export interface TaskRow {
  id: number;
  title: string;
  status: "pending" | "in-progress" | "completed";
  release: string;
  priority: string;
  dependencies: string;
  description: string;
  details: string;
  documentUrl: string | null;
  titleText: string | null;
  version: number;
  /** ISO 8601. */
  updatedAt: string;
}

const COLUMNS = `id, title, status, release, priority, dependencies, description, details,
  document_url as "documentUrl", title_text as "titleText", version, ${isoTime("updated_at")} as "updatedAt"`;

export function listTasks(db: Queryable): Promise<TaskRow[]> {
  return queryAll<TaskRow>(db, {
    name: "list-tasks",
    text: `select ${COLUMNS} from task order by position, id`,
  });
}

export function findTask(db: Queryable, id: number): Promise<TaskRow | null> {
  return queryFirst<TaskRow>(db, {
    name: "find-task",
    text: `select ${COLUMNS} from task where id = $1`,
    values: [id],
  });
}

/**
 * Reorders the tasks and records in the history which of them moved. Must run in a transaction of `withChangeSet`. The
 * tasks are locked until it ends, so that of two concurrent orders the second is applied to the result of the first.
 *
 * @param reorder receives the identifiers of all tasks in their order, and returns them in the new one
 * @returns the identifiers in the new order
 */
export async function reorderTasks(
  db: Queryable,
  reorder: (current: number[]) => number[],
): Promise<number[]> {
  // A task update locks its row first, which this lock prevents, so the two cannot deadlock.
  await db.query({ text: "lock table task in exclusive mode" });
  const { rows } = await db.query<{ id: number; position: number }>({
    text: "select id, position from task order by position, id",
  });
  const before = rows.map(({ id }) => id);
  const after = reorder(before);
  const moved = movedBetween(before, after);
  if (moved.length === 0) return after;
  await db.query({
    text: `
      update task set position = place from unnest($1::int[], $2::int[]) as ordered (id, place)
      where task.id = ordered.id and task.position <> place`,
    values: [after, distinctPositions(rows.map(({ position }) => position))],
  });
  await db.query({
    text: `
      insert into change (change_set_id, kind, record_id, action, label, before, after)
      select current_setting('saywhere.change_set')::bigint, 'task_order', task.id, 'update',
        label_of_record('task', to_jsonb(task)),
        jsonb_build_object('place', earlier.place), jsonb_build_object('place', later.place)
      from task
      join unnest($1::int[]) with ordinality as earlier (id, place) on earlier.id = task.id
      join unnest($2::int[]) with ordinality as later (id, place) on later.id = task.id
      where task.id = any($3::int[]) order by later.place`,
    values: [before, after, moved],
  });
  return after;
}

/**
 * Returns the existing positions in order, made distinct. Gaps remain, so that a deleted task can be restored to its
 * position between its former neighbors.
 */
function distinctPositions(positions: number[]): number[] {
  let last = -1;
  return positions.map((position) => (last = Math.max(position, last + 1)));
}

/**
 * Returns the moved tasks: the single task whose move alone explains the new order, or else all tasks whose rank
 * changed.
 */
function movedBetween(before: number[], after: number[]): number[] {
  const elsewhere = before.filter((id, index) => after[index] !== id);
  const single = [elsewhere[0], elsewhere.at(-1)].find((id) => {
    const rest = after.filter((other) => other !== id);
    return (
      id !== undefined && before.filter((other) => other !== id).every((other, at) => rest[at] === other)
    );
  });
  return single === undefined ? elsewhere : [single];
}
