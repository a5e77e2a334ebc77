import type { TaskStatus } from "@saywhere/validators/tasks/task";

/** What people call the statuses of a task, in the order in which they are offered. */
export const STATUS_WORDS: Record<TaskStatus, string> = {
  pending: "Pending",
  "in-progress": "In progress",
  completed: "Completed",
};
