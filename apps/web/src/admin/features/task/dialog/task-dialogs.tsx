import type { Task } from "@saywhere/validators/tasks/task";
import { type ReactNode, useEffect } from "react";
import { HistoryDrawer } from "../../../lib/history/history-drawer.tsx";
import { useEventCallback } from "../../../lib/use-event-callback.ts";
import { documentOf, titleOf } from "../task-document.ts";
import { TASK_LABELS } from "../task-labels.ts";
import type { TaskSearch } from "../task-search-params.ts";
import { DeleteTaskDialog } from "./delete-task-dialog.tsx";
import { EditTaskDialog } from "./edit-task-dialog.tsx";
import { useOpenedTask } from "./use-opened-task.ts";

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
  // Specification §4: a completed task cannot be edited.
  const edited = useOpenedTask(search.edit, tasks, ({ status }) => status !== "completed");
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
