import type { Task } from "@saywhere/validators/tasks/task";
import { useState } from "react";

/**
 * The task whose dialog the URL opens, as it was when the dialog opened: later changes of the list by others neither
 * close the dialog nor change its task.
 *
 * @param id identifier from the URL
 * @param tasks undefined while they load
 * @param mayOpen whether a task has such a dialog
 */
export function useOpenedTask(
  id: number | undefined,
  tasks: Task[] | undefined,
  mayOpen: (task: Task) => boolean,
): Task | null {
  const [opened, setOpened] = useState<Task | null>(null);
  if (opened?.id === id) return opened;
  const found = tasks?.find((task) => task.id === id);
  const next = found && mayOpen(found) ? found : null;
  if (next !== opened) setOpened(next);
  return next;
}
