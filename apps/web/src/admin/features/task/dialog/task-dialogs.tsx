import type { Task } from "@saywhere/validators/tasks/task";
import { type ReactNode, useEffect, useState } from "react";
import { ConfirmDialog } from "../../../lib/dialog/confirm-dialog.tsx";
import { HistoryDrawer } from "../../../lib/history/history-drawer.tsx";
import { useAccess } from "../../../lib/session/access.ts";
import { documentOf, titleOf } from "../../../lib/text/task-document-link.ts";
import { useEventCallback } from "../../../lib/use-event-callback.ts";
import { TASK_LABELS } from "../task-form.ts";
import type { TaskSearch } from "../task-search-params.ts";
import { useTaskWrites } from "../use-task-writes.ts";
import styles from "./delete-task-dialog.module.css";
import { EditTaskDialog } from "./task-form-dialogs.tsx";

export type RenderDocument = (props: { title: string; url: string; onClose(): void }) => ReactNode;

interface TaskDialogsProps {
  tasks: Task[];
  search: TaskSearch;
  onSearch(changes: TaskSearch): void;
  deleting: Task | null;
  onDeleted(): void;
  /** The task whose history is open. */
  history: number | null;
  onHistoryClosed(): void;
  renderDocument: RenderDocument;
}

export function TaskDialogs(props: TaskDialogsProps) {
  const { tasks, search, onSearch, deleting, onDeleted, history, onHistoryClosed, renderDocument } = props;
  const { canEditContent } = useAccess();
  // Specification §4: a completed task cannot be edited.
  const edited = useOpenedTask(search.edit, tasks, ({ status }) => canEditContent && status !== "completed");
  const read = useOpenedTask(search.document, tasks, (task) => documentOf(task) !== null);
  const linked = read && documentOf(read);
  const closeEdit = useEventCallback(() => onSearch({ edit: undefined }));
  const closeDocument = useEventCallback(() => onSearch({ document: undefined }));

  // Removed from the URL, so that the dialog does not open later when it has become possible.
  const editInVain = search.edit !== undefined && !edited;
  const documentInVain = search.document !== undefined && !read;
  useEffect(() => {
    if (editInVain) closeEdit();
    if (documentInVain) closeDocument();
  }, [editInVain, documentInVain, closeEdit, closeDocument]);

  return (
    <>
      {edited && <EditTaskDialog key={edited.id} task={edited} onClose={closeEdit} />}
      {read && linked && renderDocument({ title: titleOf(read), url: linked.url, onClose: closeDocument })}
      {deleting && <DeleteTaskDialog task={deleting} onClose={onDeleted} />}
      <HistoryDrawer kind="task" recordId={history} onClose={onHistoryClosed} fields={TASK_LABELS} />
    </>
  );
}

/**
 * The task whose dialog the URL opens, as it was when the dialog opened: later changes of the list by others neither
 * close the dialog nor change its task.
 *
 * @param id identifier from the URL
 * @param tasks undefined while they load
 * @param mayOpen whether a task has such a dialog
 */
function useOpenedTask(
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

interface DeleteTaskDialogProps {
  task: Task;
  onClose(): void;
}

/** Open while mounted. */
export function DeleteTaskDialog({ task, onClose }: DeleteTaskDialogProps) {
  const { remove } = useTaskWrites();
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Confirm Deletion"
      confirmLabel="Delete"
      onConfirm={() => remove.mutateAsync({ id: task.id })}
    >
      <p>Are you sure you want to delete this task? This action cannot be undone.</p>
      <p className={styles.task}>
        <span className={styles.number}>#{task.id}</span> {titleOf(task)}
      </p>
    </ConfirmDialog>
  );
}
