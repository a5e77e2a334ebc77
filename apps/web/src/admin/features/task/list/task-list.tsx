import { DndContext, DragOverlay, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { restrictToVerticalAxis } from "@dnd-kit/modifiers";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { Task } from "@saywhere/validators/tasks/task";
import IconGripVertical from "@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs";
import { useMemo, useState } from "react";
import { KeyboardDragSensor } from "../../../../shared/drag/keyboard-drag-sensor.ts";
import {
  SCREEN_READER_INSTRUCTIONS,
  sortingAnnouncements,
} from "../../../../shared/drag/sorting-announcements.ts";
import { titleOf } from "../../../lib/text/task-document-link.ts";
import { WholeDetailsContext } from "../card/task-card.tsx";
import type { OnTaskAction } from "../task-search-params.ts";
import { closestToPointer, moveByArrowKey } from "./task-collision-detection.ts";
import styles from "./task-list.module.css";
import { TaskRow } from "./task-row.tsx";
import { useCardFocus } from "./use-card-focus.ts";
import { type TaskRowsProps, VirtualTaskList } from "./virtual-task-list.tsx";

interface TaskListProps {
  /** The visible tasks, in their order. */
  tasks: Task[];
  /** The task whose card is scrolled into view; `onFound` reports that it was. */
  target: number | null;
  onFound(): void;
  onAction: OnTaskAction;
  /** Announcement of the last move, for screen readers. */
  announcement: string;
  /** While a card is dragged, the list must not change. */
  onDragging(dragging: boolean): void;
  /** Moves a task to the position of another one. */
  onDrop(from: number, to: number): void;
}

/** The cards, reordered by dragging, by Space and the arrow keys on a handle, or by their buttons. */
export function TaskList({
  tasks,
  target,
  onFound,
  onAction,
  announcement,
  onDragging,
  onDrop,
}: TaskListProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const focus = useCardFocus(tasks);
  const [whole] = useState(() => new Set<number>());
  const items = useMemo(() => tasks.map(({ id }) => id), [tasks]);
  const announcements = useMemo(
    () => sortingAnnouncements(tasks.map((task) => ({ id: task.id, label: titleOf(task) }))),
    [tasks],
  );
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardDragSensor, { coordinateGetter: moveByArrowKey, scrollBehavior: "auto" }),
  );
  const hold = (id: number | null) => {
    setDragged(id);
    onDragging(id !== null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestToPointer}
      modifiers={[restrictToVerticalAxis]}
      accessibility={{ announcements, screenReaderInstructions: SCREEN_READER_INSTRUCTIONS }}
      onDragStart={({ active }) => hold(Number(active.id))}
      onDragCancel={() => hold(null)}
      onDragEnd={({ active, over }) => {
        hold(null);
        if (over && over.id !== active.id) {
          onDrop(items.indexOf(Number(active.id)), items.indexOf(Number(over.id)));
        }
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <div {...focus}>
          <WholeDetailsContext value={whole}>
            <TaskListRows
              tasks={tasks}
              target={target}
              dragged={dragged}
              onFound={onFound}
              onAction={onAction}
            />
          </WholeDetailsContext>
        </div>
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        <TaskDragOverlay task={tasks.find(({ id }) => id === dragged)} />
      </DragOverlay>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </DndContext>
  );
}

/** Longer lists are virtualized. */
const SHOWN_WHOLE = 100;

function TaskListRows(props: TaskRowsProps) {
  const { tasks, target, onFound, onAction } = props;
  if (tasks.length > SHOWN_WHOLE) return <VirtualTaskList {...props} />;
  return (
    <ol className={styles.list} aria-label="Tasks">
      {tasks.map((task, index) => (
        <TaskRow
          key={task.id}
          task={task}
          index={index}
          count={tasks.length}
          target={task.id === target}
          onFound={onFound}
          onAction={onAction}
        />
      ))}
    </ol>
  );
}

/** The dragged preview: the header of the card, since a whole one may be taller than the window. */
function TaskDragOverlay({ task }: { task: Task | undefined }) {
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
