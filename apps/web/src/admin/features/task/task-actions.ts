import type { Task } from "@saywhere/validators/tasks/task";

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
