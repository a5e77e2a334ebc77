import { taskStatus } from "@saywhere/validators/tasks/task";
import { formatValue } from "../text/format-value.ts";
import { STATUS_WORDS } from "../text/task-status-labels.ts";

/** The value of a field as people read it: a task's status by its name. */
export function fieldValue(field: string, value: unknown): string {
  const status = field === "status" ? taskStatus.safeParse(value).data : undefined;
  return status ? STATUS_WORDS[status] : formatValue(value);
}
