import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { Task } from "@saywhere/validators/tasks/task";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { Link } from "@tanstack/react-router";
import { createContext, type MouseEvent, use } from "react";
import { titleOf } from "../../../lib/text/task-document-link.ts";
import { cardId } from "../task-search-params.ts";
import styles from "./task-card.module.css";

interface TaskLinking {
  index: TaskIndex;
  /** Scrolls to the card of a task. */
  onSeek(id: number): void;
}

/** A context beside the cards, which are thus not re-rendered when other tasks change. */
export const TaskLinkingContext = createContext<TaskLinking>({
  index: { byId: new Map(), byTitle: new Map(), mostParts: 1 },
  onSeek: () => {},
});

/** The dependencies of a task; named tasks are links to their cards. */
export function TaskDependencyLinks({ task }: { task: Task }) {
  const { index, onSeek } = use(TaskLinkingContext);
  return dependencyParts(task.dependencies, task.id, index).map(({ text, task: named }, at) =>
    named ? <TaskLink key={at} task={named} text={text} onSeek={onSeek} /> : text,
  );
}

function TaskLink({ task, text, onSeek }: { task: Task; text: string } & Pick<TaskLinking, "onSeek">) {
  const completed = task.status === "completed";
  return (
    <Link
      to="/tasks"
      search={true}
      hash={cardId(task.id)}
      resetScroll={false}
      hashScrollIntoView={false}
      className={styles.link}
      title={`#${task.id} ${titleOf(task)}`}
      data-completed={completed || undefined}
      onClick={(event) => isPlainClick(event) && onSeek(task.id)}
    >
      {completed && <IconCheck size={14} stroke={2.5} aria-hidden />}
      <span>{text}</span>
      {completed && <VisuallyHidden>(completed)</VisuallyHidden>}
    </Link>
  );
}

/** Any other click opens the link in another tab or window. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

interface DependencyPart {
  text: string;
  /** The task that the text names. */
  task?: Task;
}

/** Finds tasks by the names that others use for them; built once per list. */
interface TaskIndex {
  byId: Map<number, Task>;
  byTitle: Map<string, Task>;
  /** Maximum number of parts of a title when it is split at commas and semicolons. */
  mostParts: number;
}

const SEPARATOR = /[,;\n\r]+/;
const NUMBER = /^#?(\d{1,10})$/;

export function indexTasks(tasks: Task[]): TaskIndex {
  const index: TaskIndex = { byId: new Map(), byTitle: new Map(), mostParts: 1 };
  for (const task of tasks) {
    index.byId.set(task.id, task);
    const title = titleOf(task);
    const key = keyOf(title);
    // When two tasks have the same title, the first one is used.
    if (!index.byTitle.has(key)) index.byTitle.set(key, task);
    index.mostParts = Math.max(index.mostParts, title.split(SEPARATOR).length);
  }
  return index;
}

/** Splits the free text of dependencies into task names and the rest; joined again, the parts are the same text. */
export function dependencyParts(text: string, own: number, index: TaskIndex): DependencyPart[] {
  // The group in the pattern keeps the separators, at the odd indexes.
  const pieces = text.split(/([,;\n\r]+)/);
  const parts: DependencyPart[] = [];
  let plain = "";
  let at = 0;
  while (at < pieces.length) {
    const named = longestName(pieces, at, index);
    const { words, task } = named ?? { words: pieces[at] ?? "", task: undefined };
    if (task && task.id !== own) {
      const name = words.trim();
      const start = words.indexOf(name);
      if (plain || start > 0) parts.push({ text: plain + words.slice(0, start) });
      parts.push({ text: name, task });
      plain = words.slice(start + name.length);
    } else plain += words;
    at += named?.length ?? 1;
  }
  if (plain) parts.push({ text: plain });
  return parts;
}

/** A title may contain commas itself: the longest run of pieces that names a task is used. */
function longestName(pieces: string[], from: number, { byId, byTitle, mostParts }: TaskIndex) {
  if (from % 2 === 1) return null;
  for (let length = Math.min(mostParts * 2 - 1, pieces.length - from); length > 0; length -= 2) {
    const words = pieces.slice(from, from + length).join("");
    const number = NUMBER.exec(words.trim())?.[1];
    const task = (number && byId.get(Number(number))) || byTitle.get(keyOf(words));
    if (task) return { words, task, length };
  }
  return null;
}

function keyOf(title: string): string {
  return title.trim().toLowerCase();
}
