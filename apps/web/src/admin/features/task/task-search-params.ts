import { type Task, taskStatus } from "@saywhere/validators/tasks/task";
import { z } from "zod";
import { listSearch, recordInUrl } from "../../lib/list/list-search-params.ts";

const filterText = z.string().max(200).optional().catch(undefined);

/** Search parameters of the task manager; invalid values are dropped. */
export const taskSearch = z.object({
  q: listSearch.q,
  status: taskStatus.optional().catch(undefined),
  priority: filterText,
  release: filterText,
  /** The task whose form is open. */
  edit: listSearch.edit,
  /** Whether the form of a new task is open. */
  adding: z.coerce.string().pipe(z.stringbool()).optional().catch(undefined),
  /** The task whose document is open. */
  document: recordInUrl(),
});
export type TaskSearch = z.infer<typeof taskSearch>;

export const NO_FILTERS = { q: undefined, status: undefined, priority: undefined, release: undefined };

/** Whether a change of the URL opens a dialog, which "back" closes again. */
export function opensDialog({ edit, adding, document }: TaskSearch): boolean {
  return edit !== undefined || document !== undefined || adding === true;
}

/** The actions of a task's card. */
export type TaskAction = "toggle" | "up" | "down" | "edit" | "delete" | "history" | "document";

export type OnTaskAction = (task: Task, action: TaskAction) => void;

/** The `id` of a card, which URLs link to. */
export function cardId(taskId: number): string {
  return `task-${taskId}`;
}

/** The task that the hash of a URL links to. */
export function taskInHash(hash: string): number | null {
  const id = /^#?task-(\d{1,10})$/.exec(hash)?.[1];
  return id === undefined ? null : Number(id);
}
