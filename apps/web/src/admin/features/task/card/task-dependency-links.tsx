import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { Task } from "@saywhere/validators/tasks/task";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { Link } from "@tanstack/react-router";
import { createContext, type MouseEvent, use } from "react";
import { cardId } from "../task-actions.ts";
import { dependencyParts, type TaskIndex } from "../task-dependencies.ts";
import { titleOf } from "../task-document.ts";
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
