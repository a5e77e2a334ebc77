import type { Task } from "@saywhere/validators/tasks/task";
import { useState } from "react";

/**
 * The task whose dialog the address opens, as it was when the dialog opened: what others do to the list meanwhile
 * neither closes the dialog nor changes what it is about.
 *
 * @param id what the address asks for
 * @param tasks undefined while they are being loaded
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
