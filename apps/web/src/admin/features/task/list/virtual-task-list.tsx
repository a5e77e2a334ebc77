import type { Task } from "@saywhere/validators/tasks/task";
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useEventCallback } from "../../../lib/use-event-callback.ts";
import type { OnTaskAction } from "../task-url.ts";
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
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [above, setAbove] = useState(0);
  const mounted = new Set([focused, target, dragged]);
  const mountedIndexes = tasks.flatMap(({ id }, index) => (mounted.has(id) ? [index] : []));
  // oxlint-disable-next-line react/incompatible-library -- This project does not use the React compiler.
  const virtualizer = useWindowVirtualizer({
    count: tasks.length,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => tasks[index]?.id ?? index,
    overscan: BEYOND,
    scrollMargin: above,
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...mountedIndexes])].sort((a, b) => a - b),
    // React renders within the same frame anyway, and warns about a synchronous flush during rendering.
    useFlushSync: false,
  });

  useHomeEndKeys({ Home: () => virtualizer.scrollToOffset(0), End: () => virtualizer.scrollToEnd() });

  // The content above the list may have become taller.
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setAbove(Math.round(top + window.scrollY));
  }, [tasks]);

  const targetIndex = tasks.findIndex(({ id }) => id === target);
  const drawn = virtualizer.getVirtualItems();
  // The window is known from the second render on.
  const ready = drawn.length > 0;
  useEffect(() => {
    if (ready && targetIndex >= 0) virtualizer.scrollToIndex(targetIndex, { align: "center" });
  }, [virtualizer, ready, targetIndex]);

  const noteFocus = (event: FocusEvent) =>
    setFocused(Number(event.target.closest<HTMLElement>("[data-row]")?.dataset["row"]) || null);

  return (
    <ol
      ref={list}
      className={styles.list}
      aria-label="Tasks"
      data-window
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={noteFocus}
    >
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
  const onKeyDown = useEventCallback((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
    if ((key !== "Home" && key !== "End") || defaultPrevented) return;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.closest(WITH_ENDS)) return;
    event.preventDefault();
    ends[key]();
  });
  useEffect(() => {
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [onKeyDown]);
}
