import type { Task } from "@saywhere/validators/tasks/task";
import { useState } from "react";
import { filterTasks, type TaskFilters } from "./filter/filter-tasks.ts";
import { titleOf } from "./task-document.ts";
import { movedOrder } from "./task-order.ts";
import { useTaskWrites } from "./use-task-writes.ts";

interface TaskMoves {
  /** The tasks that match the filters. */
  shown: Task[];
  latest(): Task[];
  filters: TaskFilters;
}

/** Moves tasks among the visible ones, and announces their position. */
export function useTaskMoves({ shown, latest, filters }: TaskMoves) {
  const { reorder } = useTaskWrites();
  const [held, setHeld] = useState<Task[] | null>(null);
  const [said, setSaid] = useState("");

  const move = (among: Task[], from: number, to: number) =>
    reorder.mutate({ taskIds: movedOrder(latest(), among, from, to) });
  return {
    /** While a card is dragged, the list as it was at the start of the drag. */
    shown: held ?? shown,
    said,
    hold: (dragging: boolean) => setHeld(dragging ? shown : null),
    drop: (from: number, to: number) => move(held ?? shown, from, to),
    /** Swaps a task with its neighbour. */
    moveBy: (task: Task, by: -1 | 1) => {
      const now = filterTasks(latest(), filters).shown;
      const from = now.findIndex(({ id }) => id === task.id);
      const to = from + by;
      if (from < 0 || to < 0 || to >= now.length) return;
      setSaid(`${titleOf(task)} is now ${to + 1} of ${now.length}.`);
      move(now, from, to);
    },
  };
}
