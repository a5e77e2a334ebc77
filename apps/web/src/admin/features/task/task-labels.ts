import type { TaskValues } from "./task-form.ts";

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
  titleText: "Link Text",
} as const satisfies Record<keyof TaskValues, string>;
