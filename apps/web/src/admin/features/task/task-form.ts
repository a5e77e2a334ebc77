import type { Task, TaskInput, TaskStatus } from "@saywhere/validators/tasks/task";

export type TaskValues = {
  title: string;
  status: TaskStatus;
  priority: string;
  release: string;
  dependencies: string;
  description: string;
  details: string;
  documentUrl: string;
  titleText: string;
};

export const EMPTY_TASK: TaskValues = {
  title: "",
  status: "pending",
  priority: "",
  release: "",
  dependencies: "",
  description: "",
  details: "",
  documentUrl: "",
  titleText: "",
};

export function taskValues(task: Task): TaskValues {
  const { title, status, priority, release, dependencies, description, details } = task;
  const document = { documentUrl: task.documentUrl ?? "", titleText: task.titleText ?? "" };
  return { title, status, priority, release, dependencies, description, details, ...document };
}

/** Field labels in order, for the form, the history and the conflict dialog. */
export const TASK_LABELS = {
  title: "Title",
  status: "Status",
  priority: "Priority",
  release: "Release",
  dependencies: "Dependencies",
  description: "Description",
  details: "Details",
  documentUrl: "Document URL",
  titleText: "Link text",
} as const satisfies Record<keyof TaskValues | keyof TaskInput, string>;
