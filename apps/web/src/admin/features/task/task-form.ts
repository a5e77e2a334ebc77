import type { Task, TaskInput } from "@saywhere/validators/tasks/task";

export type TaskValues = ReturnType<typeof taskValues>;

/** Form values of a task, or of a new one. */
export function taskValues(stored?: Task) {
  return {
    title: stored?.title ?? "",
    status: stored?.status ?? "pending",
    priority: stored?.priority ?? "",
    release: stored?.release ?? "",
    dependencies: stored?.dependencies ?? "",
    description: stored?.description ?? "",
    details: stored?.details ?? "",
    documentUrl: stored?.documentUrl ?? "",
    titleText: stored?.titleText ?? "",
  } satisfies Record<keyof TaskInput, unknown>;
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
} as const satisfies Record<keyof TaskValues, string>;
