import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { useMergedRef } from "@mantine/hooks";
import type { Task } from "@saywhere/validators/tasks/task";
import { type Ref, useEffect } from "react";
import { DragHandle } from "../../../../shared/drag/drag-handle.tsx";
import { useAccess } from "../../../lib/session/access.ts";
import { titleOf } from "../../../lib/text/task-document-link.ts";
import { TaskCard } from "../card/task-card.tsx";
import { cardId, type OnTaskAction } from "../task-search-params.ts";
import styles from "./task-list.module.css";

interface TaskRowProps {
  task: Task;
  /** Index among the visible tasks, from 0. */
  index: number;
  count: number;
  onAction: OnTaskAction;
  /** Whether a link leads to this card; `onFound` reports that it was reached. */
  target: boolean;
  onFound(): void;
  /** Position in a virtualized list, and the ref that measures its height. */
  placed?: { top: number; ref: Ref<HTMLLIElement> };
}

/** The list item of a card, with the handle that drags it. */
export function TaskRow({ task, index, count, onAction, target, onFound, placed }: TaskRowProps) {
  const { canEditContent } = useAccess();
  const fixed = task.status === "completed" || !canEditContent;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: task.id, disabled: { draggable: fixed } });
  const ref = useMergedRef(setNodeRef, placed?.ref);

  useEffect(() => {
    const card = target ? document.getElementById(cardId(task.id)) : null;
    if (!card) return;
    card.scrollIntoView({ block: "center" });
    card.focus({ preventScroll: true });
    onFound();
  }, [target, task.id, onFound]);

  return (
    <li
      ref={ref}
      className={styles.row}
      data-row={task.id}
      data-index={index}
      data-status={task.status}
      data-dragging={isDragging || undefined}
      aria-setsize={placed && count}
      aria-posinset={placed && index + 1}
      style={{ top: placed?.top, transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.frame}>
        {!fixed && (
          <DragHandle
            name={titleOf(task)}
            className={styles.handle}
            {...{ attributes, listeners, setActivatorNodeRef }}
          />
        )}
        <TaskCard task={task} first={index === 0} last={index === count - 1} onAction={onAction} />
      </div>
    </li>
  );
}
