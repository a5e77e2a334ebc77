import type { Task } from "@saywhere/validators/tasks/task";
import IconGripVertical from "@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs";
import { titleOf } from "../task-document.ts";
import styles from "./task-list.module.css";

/** The dragged preview: the header of the card, since a whole one may be taller than the window. */
export function TaskDragOverlay({ task }: { task: Task | undefined }) {
  return (
    task && (
      <div className={styles.dragged} data-status={task.status}>
        <IconGripVertical size={20} stroke={1.75} aria-hidden />
        <span className={styles.draggedNumber}>#{task.id}</span>
        <span className={styles.draggedTitle}>{titleOf(task)}</span>
      </div>
    )
  );
}
