import type { TaskValues } from "./task-form.ts";

/** What people call the fields, in their order: the form, the history and the dialog of two saves. */
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
