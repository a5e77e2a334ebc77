import type { Task } from "@saywhere/validators/tasks/task";
import { ConfirmDialog } from "../../../lib/dialog/confirm-dialog.tsx";
import { titleOf } from "../task-document.ts";
import { useTaskWrites } from "../use-task-writes.ts";
import styles from "./delete-task-dialog.module.css";

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
