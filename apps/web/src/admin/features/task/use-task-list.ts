import { arrayMove } from "@dnd-kit/sortable";
import type { TaskReorderInput, TaskToggleInput } from "@saywhere/validators/tasks/task";
import { statusSymbol, type Task, toggledStatus, withOrder } from "@saywhere/validators/tasks/task";
import { type MutationKey, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";

/**
 * The tasks with pending toggles and moves applied. The server's data are not overwritten: when a write fails, its
 * change is gone, whether the list can be reloaded or not.
 */
export function useTaskList() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const options = trpc.task.list.queryOptions({});
  // Specification §4: the only list of the administration area that does this.
  const query = useQuery({ ...options, refetchOnWindowFocus: "always" });
  const toggleKey = trpc.task.toggle.mutationKey();
  const orderKey = trpc.task.reorder.mutationKey();
  const toggles = useMutationState<TaskToggleInput>(sent(toggleKey));
  const orders = useMutationState<TaskReorderInput>(sent(orderKey));
  const tasks = useMemo(
    () => query.data && expected(query.data, toggles, orders),
    [query.data, toggles, orders],
  );

  /** The current state: the second of two quick presses may come before the first is rendered. */
  const latest = (): Task[] => {
    const variables = <T>(key: MutationKey) =>
      queryClient
        .getMutationCache()
        .findAll(sent<T>(key).filters)
        .map((mutation) => mutation.state.variables as T);
    const read = queryClient.getQueryData(options.queryKey) ?? [];
    return expected(read, variables<TaskToggleInput>(toggleKey), variables<TaskReorderInput>(orderKey));
  };
  return { query, tasks, latest };
}

function sent<T>(mutationKey: MutationKey) {
  return {
    filters: { mutationKey, status: "pending" as const },
    select: ({ state }: { state: { variables: unknown } }) => state.variables as T,
  };
}

function expected(tasks: Task[], toggles: TaskToggleInput[], orders: TaskReorderInput[]): Task[] {
  const status = new Map(
    toggles.flatMap(({ id, status: pressed }) => (pressed ? [[id, toggledStatus(pressed)]] : [])),
  );
  const toggled = tasks.map((task) => {
    const next = status.get(task.id);
    return next && next !== task.status ? { ...task, status: next, statusSymbol: statusSymbol(next) } : task;
  });
  // Each order is based on the previous one and names all tasks: the last one is complete.
  const order = orders.at(-1);
  return order ? inOrder(toggled, order.taskIds) : toggled;
}

/**
 * The order of all tasks after a visible one was moved to the position of another one: the visible tasks share their
 * positions, the others stay.
 */
export function movedOrder(all: Task[], shown: Task[], from: number, to: number): number[] {
  return withOrder(idsOf(all), arrayMove(idsOf(shown), from, to));
}

function idsOf(tasks: Task[]): number[] {
  return tasks.map(({ id }) => id);
}

/** Sorts tasks by an order; tasks that it does not name keep their positions. */
export function inOrder(tasks: Task[], order: readonly number[]): Task[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return withOrder([...byId.keys()], order).flatMap((id) => byId.get(id) ?? []);
}
