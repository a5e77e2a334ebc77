import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { Task } from "@saywhere/validators/tasks/task";
import { useLocation } from "@tanstack/react-router";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { NothingFound } from "../../lib/list/nothing-found.tsx";
import { titleOf } from "../../lib/text/task-document-link.ts";
import { useEventCallback } from "../../lib/use-event-callback.ts";
import { indexTasks, TaskLinkingContext } from "./card/task-dependencies.tsx";
import { type RenderDocument, TaskDialogs } from "./dialog/task-dialogs.tsx";
import { filterTasks, type TaskFilterValues } from "./filter/filter-tasks.ts";
import { TaskFilters } from "./filter/task-filters.tsx";
import { TaskList } from "./list/task-list.tsx";
import { NO_FILTERS, type OnTaskAction, type TaskSearch, taskInHash } from "./task-search-params.ts";
import { movedOrder } from "./use-task-list.ts";
import { useTaskWrites } from "./use-task-writes.ts";

interface TaskBoardProps {
  tasks: Task[];
  /** The current tasks, ahead of what is rendered. */
  latest(): Task[];
  search: TaskSearch;
  onSearch(changes: TaskSearch): void;
  renderDocument: RenderDocument;
}

/** The filtered tasks with their actions. */
export function TaskBoard({ tasks, latest, search, onSearch, renderDocument }: TaskBoardProps) {
  const { toggle } = useTaskWrites();
  // The input updates first, the list follows.
  const { q, status, priority, release } = useDeferredValue(search);
  const filters = useMemo(() => ({ q, status, priority, release }), [q, status, priority, release]);
  const found = useMemo(() => filterTasks(tasks, filters), [tasks, filters]);
  const moves = useTaskMoves({ shown: found.shown, latest, filters });
  const { shown } = moves;
  const [deleting, setDeleting] = useState<Task | null>(null);
  const [history, setHistory] = useState<number | null>(null);
  const hash = useLocation({ select: (location) => location.hash });
  const [target, setTarget] = useState(() => taskInHash(hash));
  const [lastHash, setLastHash] = useState(hash);
  if (hash !== lastHash) {
    setLastHash(hash);
    const named = taskInHash(hash);
    if (named !== null) setTarget(named);
  }

  const onAction = useEventCallback<Parameters<OnTaskAction>>((task, action) => {
    if (action === "up") moves.moveBy(task, -1);
    else if (action === "down") moves.moveBy(task, 1);
    else if (action === "toggle") toggle.mutate({ id: task.id, status: statusNow(latest(), task) });
    else if (action === "edit") onSearch({ edit: task.id });
    else if (action === "document") onSearch({ document: task.id });
    else if (action === "history") setHistory(task.id);
    else setDeleting(task);
  });

  const clear = useEventCallback(() => onSearch(NO_FILTERS));
  const exists = target !== null && tasks.some(({ id }) => id === target);
  const hidden = exists && !shown.some(({ id }) => id === target);
  useEffect(() => {
    if (hidden) clear();
  }, [hidden, clear]);
  // An old URL may link to a deleted task.
  if (target !== null && !exists) setTarget(null);
  const onFound = useEventCallback(() => setTarget(null));
  const onSeek = useEventCallback((id: number) => setTarget(id));
  const linking = useMemo(() => ({ index: indexTasks(tasks), onSeek }), [tasks, onSeek]);

  const filtered = found.shown.length !== tasks.length;
  return (
    <TaskLinkingContext value={linking}>
      {tasks.length > 0 && (
        <TaskFilters tasks={tasks} filters={search} counts={found.counts} onFilter={onSearch} />
      )}
      <VisuallyHidden>
        <span role="status">{filtered && `${found.shown.length} of ${tasks.length} tasks shown.`}</span>
      </VisuallyHidden>
      {tasks.length > 0 && shown.length === 0 && <NothingFound many="tasks" onReset={clear} />}
      <TaskList
        tasks={shown}
        target={hidden ? null : target}
        onFound={onFound}
        onAction={onAction}
        announcement={moves.announcement}
        onDragging={moves.hold}
        onDrop={moves.drop}
      />
      <TaskDialogs
        tasks={tasks}
        search={search}
        onSearch={onSearch}
        deleting={deleting}
        onDeleted={() => setDeleting(null)}
        history={history}
        onHistoryClosed={() => setHistory(null)}
        renderDocument={renderDocument}
      />
    </TaskLinkingContext>
  );
}

/** The second of two quick presses applies to the status that the first has led to. */
function statusNow(tasks: Task[], { id, status }: Task) {
  return tasks.find((task) => task.id === id)?.status ?? status;
}

interface TaskMoves {
  /** The tasks that match the filters. */
  shown: Task[];
  latest(): Task[];
  filters: TaskFilterValues;
}

/** Moves tasks among the visible ones, and announces their position. */
function useTaskMoves({ shown, latest, filters }: TaskMoves) {
  const { reorder } = useTaskWrites();
  const [held, setHeld] = useState<Task[] | null>(null);
  const [announcement, setAnnouncement] = useState("");

  const move = (among: Task[], from: number, to: number) =>
    reorder.mutate({ taskIds: movedOrder(latest(), among, from, to) });
  return {
    /** While a card is dragged, the list as it was at the start of the drag. */
    shown: held ?? shown,
    announcement,
    hold: (dragging: boolean) => setHeld(dragging ? shown : null),
    drop: (from: number, to: number) => move(held ?? shown, from, to),
    /** Swaps a task with its neighbor. */
    moveBy: (task: Task, by: -1 | 1) => {
      const now = filterTasks(latest(), filters).shown;
      const from = now.findIndex(({ id }) => id === task.id);
      const to = from + by;
      if (from < 0 || to < 0 || to >= now.length) return;
      setAnnouncement(`${titleOf(task)} is now ${to + 1} of ${now.length}.`);
      move(now, from, to);
    },
  };
}
