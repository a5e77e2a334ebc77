import { taskStatus } from "@saywhere/validators/tasks/task";
import { acceptedWarning, WARNING_MESSAGES } from "@saywhere/validators/texts/quality-warnings";
import { z } from "zod";
import { formatValue } from "../text/format-value.ts";
import { STATUS_WORDS } from "../text/task-status-labels.ts";

const acceptedWarnings = z.array(acceptedWarning);

/** Formats the value of a field; a task's status and accepted warnings in words. */
export function formatFieldValue(field: string, value: unknown): string {
  const status = field === "status" ? taskStatus.safeParse(value).data : undefined;
  if (status) return STATUS_WORDS[status];
  const accepted = field === "accepted_warnings" ? acceptedWarnings.safeParse(value).data : undefined;
  if (accepted) return accepted.map(({ warning }) => WARNING_MESSAGES[warning]).join("\n");
  return formatValue(value);
}
