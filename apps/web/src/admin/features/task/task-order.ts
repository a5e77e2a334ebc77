import { arrayMove } from "@dnd-kit/sortable";
import { type Task, withOrder } from "@saywhere/validators/tasks/task";

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
