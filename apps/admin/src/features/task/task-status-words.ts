import type { TaskStatus } from "@saywhere/validators/task";

/** What people call a status. */
export const STATUS_WORDS: Record<TaskStatus, string> = {
  pending: "Pending",
  "in-progress": "In progress",
  completed: "Completed",
};
