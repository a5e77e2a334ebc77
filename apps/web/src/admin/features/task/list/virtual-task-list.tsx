import { useWindowEvent } from "@mantine/hooks";
import type { Task } from "@saywhere/validators/tasks/task";
import { useEffect, useMemo } from "react";
import { useVirtualRows } from "../../../lib/list/use-virtual-rows.ts";
import type { OnTaskAction } from "../task-search-params.ts";
import styles from "./task-list.module.css";
import { TaskRow } from "./task-row.tsx";

export interface TaskRowsProps {
  tasks: Task[];
  /** The task whose card is scrolled into view. */
  target: number | null;
  onFound(): void;
  /** The dragged task, whose card must stay mounted. */
  dragged: number | null;
  onAction: OnTaskAction;
}

/** In pixels, until a card has been measured. */
const USUAL_HEIGHT = 160;
/** Cards above and below the visible ones, so that neither Tab nor a drag ends there. */
const BEYOND = 6;

/** A long list of tasks that renders only the visible cards, and those with the focus or a drag. */
export function VirtualTaskList({ tasks, target, dragged, onFound, onAction }: TaskRowsProps) {
  const ids = useMemo(() => tasks.map(({ id }) => id), [tasks]);
  const { virtualizer, above, attributes } = useVirtualRows<HTMLOListElement>({
    ids,
    mounted: [target, dragged],
    usualHeight: USUAL_HEIGHT,
    beyond: BEYOND,
  });

  useHomeEndKeys({ Home: () => virtualizer.scrollToOffset(0), End: () => virtualizer.scrollToEnd() });

  const targetIndex = tasks.findIndex(({ id }) => id === target);
  const drawn = virtualizer.getVirtualItems();
  // The window is known from the second render on.
  const ready = drawn.length > 0;
  useEffect(() => {
    if (ready && targetIndex >= 0) virtualizer.scrollToIndex(targetIndex, { align: "center" });
  }, [virtualizer, ready, targetIndex]);

  return (
    <ol className={styles.list} aria-label="Tasks" {...attributes}>
      {drawn.map(({ key, index, start }) => {
        const task = tasks[index];
        return (
          task && (
            <TaskRow
              key={key}
              task={task}
              index={index}
              count={tasks.length}
              target={task.id === target}
              onFound={onFound}
              onAction={onAction}
              placed={{ top: start - above, ref: virtualizer.measureElement }}
            />
          )
        );
      })}
    </ol>
  );
}

/** Elements in which these keys have their own meaning. */
const WITH_ENDS = "input, textarea, [role=listbox], [role=menu], [role=tablist], [aria-modal=true]";

interface Ends {
  Home(): void;
  End(): void;
}

/**
 * Jumps to the ends of a long list on Home and End. The browser's own smooth scrolling is slow, and stops halfway when
 * a newly visible row is higher or lower than estimated.
 */
function useHomeEndKeys(ends: Ends): void {
  useWindowEvent("keydown", (event) => {
    const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
    if ((key !== "Home" && key !== "End") || defaultPrevented) return;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.closest(WITH_ENDS)) return;
    event.preventDefault();
    ends[key]();
  });
}
