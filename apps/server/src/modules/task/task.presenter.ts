import type { TaskRow } from "@saywhere/db/queries/task.queries";
import { statusSymbol, type Task } from "@saywhere/validators/tasks/task";

export function presentTask(row: TaskRow): Task {
  return { ...row, statusSymbol: statusSymbol(row.status) };
}
