import { isoTime } from "./iso-time.ts";
import type { Queryable } from "./queryable.ts";

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

/** Every task, in the order of the list. */
export async function listTasks(db: Queryable): Promise<TaskRow[]> {
  const { rows } = await db.query<TaskRow>({
    name: "list-tasks",
    text: `select ${COLUMNS} from task order by position, id`,
  });
  return rows;
}

/** One task; null when there is none. */
export async function findTask(db: Queryable, id: number): Promise<TaskRow | null> {
  const { rows } = await db.query<TaskRow>({
    name: "find-task",
    text: `select ${COLUMNS} from task where id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}
