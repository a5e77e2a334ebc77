import { taskStatus } from "@saywhere/validators/tasks/task";
import { formatValue } from "../text/format-value.ts";
import { STATUS_WORDS } from "../text/task-status-labels.ts";

/** Formats the value of a field; a task's status by its label. */
export function formatFieldValue(field: string, value: unknown): string {
  const status = field === "status" ? taskStatus.safeParse(value).data : undefined;
  return status ? STATUS_WORDS[status] : formatValue(value);
}
