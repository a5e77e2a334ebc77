import type { Task, TaskStatus } from "@saywhere/validators/tasks/task";
import { foldText } from "@saywhere/validators/texts/fold-text";
import type { TaskSearch } from "../task-search-params.ts";

export type TaskFilterValues = Pick<TaskSearch, "q" | "status" | "priority" | "release">;
export type TaskCounts = Record<TaskStatus | "all", number>;

/** Searchable texts, built once for each version of a task. */
const texts = new WeakMap<Task, string>();

function textOf(task: Task): string {
  const known = texts.get(task);
  if (known !== undefined) return known;
  const { id, title, titleText, description, details, dependencies } = task;
  const text = foldText([`#${id}`, title, titleText, description, details, dependencies].join("\n"));
  texts.set(task, text);
  return text;
}

/** Every word must occur somewhere; `#12` is the number of a task, and not the start of `#123`. */
function searchFor(q: string): (task: Task) => boolean {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const numbers = words.filter((word) => /^#\d+$/.test(word)).map((word) => new RegExp(`${word}(?!\\d)`));
  const others = words.filter((word) => !/^#\d+$/.test(word));
  return (task) => {
    const text = textOf(task);
    return others.every((word) => text.includes(word)) && numbers.every((number) => number.test(text));
  };
}

/** Whether two texts are equal apart from case and spelling variants. */
export function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** The tasks that match the filters, in their order, and the count of each status under the other filters. */
export function filterTasks(tasks: Task[], { q, status, priority, release }: TaskFilterValues) {
  const matches = q ? searchFor(q) : () => true;
  const found = tasks.filter(
    (task) =>
      (priority === undefined || sameText(task.priority, priority)) &&
      (release === undefined || sameText(task.release, release)) &&
      matches(task),
  );
  const counts: TaskCounts = { all: found.length, pending: 0, "in-progress": 0, completed: 0 };
  for (const task of found) counts[task.status] += 1;
  return { counts, shown: status ? found.filter((task) => task.status === status) : found };
}
