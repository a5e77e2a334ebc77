import type { TaskStatus } from "@saywhere/validators/tasks/task";

/** Labels of the statuses of a task, in the order of the select field. */
export const STATUS_WORDS: Record<TaskStatus, string> = {
  pending: "Pending",
  "in-progress": "In progress",
  completed: "Completed",
};
