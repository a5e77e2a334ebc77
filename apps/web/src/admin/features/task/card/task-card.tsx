import { IconButton } from "@saywhere/ui/icon-button";
import type { Task, TaskStatus } from "@saywhere/validators/tasks/task";
import type { Icon } from "@tabler/icons-react";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import IconCircle from "@tabler/icons-react/dist/esm/icons/IconCircle.mjs";
import IconCircleCheckFilled from "@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs";
import IconCircleHalf2 from "@tabler/icons-react/dist/esm/icons/IconCircleHalf2.mjs";
import IconFileText from "@tabler/icons-react/dist/esm/icons/IconFileText.mjs";
import IconHistory from "@tabler/icons-react/dist/esm/icons/IconHistory.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { createContext, memo, use, useState } from "react";
import { wellFormed } from "../../../lib/diff/text-excerpt.ts";
import { useAccess } from "../../../lib/session/access.ts";
import { documentOf, titleOf } from "../../../lib/text/task-document-link.ts";
import { STATUS_WORDS } from "../../../lib/text/task-status-labels.ts";
import { cardId, type OnTaskAction, type TaskAction } from "../task-search-params.ts";
import styles from "./task-card.module.css";
import { TaskDependencyLinks } from "./task-dependencies.tsx";

interface TaskCardProps {
  task: Task;
  /** Whether it is the first or the last visible card. */
  first: boolean;
  last: boolean;
  onAction: OnTaskAction;
}

/** Re-rendered only when its own task changes, because there may be many. */
export const TaskCard = memo(function TaskCard({ task, first, last, onAction }: TaskCardProps) {
  const { id, status, release, priority, dependencies, description, details } = task;
  const linked = documentOf(task);
  const name = titleOf(task);
  const act = (action: TaskAction) => onAction(task, action);
  const link = linked && <TaskDocumentLink text={linked.text} onOpen={() => act("document")} />;
  return (
    <article id={cardId(id)} tabIndex={-1} aria-labelledby={`${cardId(id)}-title`} className={styles.card}>
      <TaskStatusButton task={task} onToggle={() => act("toggle")} />
      <div className={styles.head}>
        <span className={styles.number}>#{id}</span>{" "}
        <h2 id={`${cardId(id)}-title`} className={styles.title}>
          {link || name}
        </h2>
      </div>
      <div className={styles.body}>
        {/* The buttons name the task by its title. */}
        {linked && linked.text !== name && <p>{name}</p>}
        {(release || priority || dependencies) && (
          <ul className={styles.badges}>
            {release && <li className={styles.badge}>Release: {release}</li>}
            {priority && (
              <li className={styles.badge} data-priority={priority.trim().toLowerCase()}>
                Priority: {priority}
              </li>
            )}
            {dependencies && (
              <li className={styles.badge}>
                Dependencies: <TaskDependencyLinks task={task} />
              </li>
            )}
          </ul>
        )}
        {description && <p className={styles.description}>{description}</p>}
        {details.trim() && <TaskDetails taskId={id} name={name} details={details} />}
      </div>
      <TaskCardActions
        name={name}
        completed={status === "completed"}
        first={first}
        last={last}
        onAction={act}
      />
    </article>
  );
});

interface TaskCardActionsProps {
  /** Title of the task, so that the buttons of every card have unique labels. */
  name: string;
  completed: boolean;
  first: boolean;
  last: boolean;
  onAction(action: TaskAction): void;
}

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** The buttons of a card; a completed task cannot be moved or edited (specification §4). */
function TaskCardActions({ name, completed, first, last, onAction }: TaskCardActionsProps) {
  const { canEditContent } = useAccess();
  const button = (action: TaskAction, words: string) => ({
    label: `${words} ${name}`,
    title: words,
    "data-action": action,
    onClick: () => onAction(action),
  });
  const history = (
    <IconButton {...button("history", "History")} label={`History of ${name}`}>
      <IconHistory {...ICON} />
    </IconButton>
  );
  if (completed || !canEditContent) return <div className={styles.actions}>{history}</div>;
  return (
    <div className={styles.actions}>
      {/* Not `disabled`, which would drop the focus when a card reaches the end. */}
      <IconButton {...button("up", "Move Up")} aria-disabled={first || undefined}>
        <IconArrowUp {...ICON} />
      </IconButton>
      <IconButton {...button("down", "Move Down")} aria-disabled={last || undefined}>
        <IconArrowDown {...ICON} />
      </IconButton>
      <IconButton {...button("edit", "Edit")}>
        <IconPencil {...ICON} />
      </IconButton>
      {history}
      <IconButton {...button("delete", "Delete")} className={styles.delete}>
        <IconTrash {...ICON} />
      </IconButton>
    </div>
  );
}

const ICONS: Record<TaskStatus, Icon> = {
  pending: IconCircle,
  "in-progress": IconCircleHalf2,
  completed: IconCircleCheckFilled,
};

/** The status of a task; a press completes the task, or makes a completed one pending (specification §4). */
function TaskStatusButton({ task, onToggle }: { task: Task; onToggle(): void }) {
  const { status } = task;
  const { canEditContent } = useAccess();
  const StatusIcon = ICONS[status];
  if (!canEditContent) {
    return (
      <span className={styles.status} role="img" aria-label={STATUS_WORDS[status]}>
        <StatusIcon size={24} stroke={1.75} aria-hidden />
      </span>
    );
  }
  const does = status === "completed" ? "Mark as pending" : "Mark as completed";
  return (
    <IconButton
      label={`${STATUS_WORDS[status]}: ${titleOf(task)}. ${does}`}
      title={`${STATUS_WORDS[status]}. ${does}`}
      data-action="toggle"
      className={styles.status}
      onClick={onToggle}
    >
      <StatusIcon size={24} stroke={1.75} aria-hidden />
    </IconButton>
  );
}

interface TaskDocumentLinkProps {
  text: string;
  onOpen(): void;
}

/** Opens the document of a task. */
function TaskDocumentLink({ text, onOpen }: TaskDocumentLinkProps) {
  return (
    <button type="button" className={styles.document} data-action="document" onClick={onOpen}>
      <IconFileText size={18} stroke={1.75} aria-hidden />
      {text}
    </button>
  );
}

/** Number of lines of the details that a card shows at first. */
const LINES = 8;
const CHARACTERS = 800;

/** The tasks with expanded details: long lists unmount a card and render it again when it is back in view. */
export const WholeDetailsContext = createContext<Set<number>>(new Set());

interface TaskDetailsProps {
  taskId: number;
  name: string;
  details: string;
}

/** The details of a task as typed; long ones are truncated until they are expanded. */
function TaskDetails({ taskId, name, details }: TaskDetailsProps) {
  const remembered = use(WholeDetailsContext);
  const [whole, setWhole] = useState(remembered.has(taskId));
  const toggle = () => {
    if (whole) remembered.delete(taskId);
    else remembered.add(taskId);
    setWhole(!whole);
  };
  const beginning = wellFormed(details.split("\n", LINES).join("\n").slice(0, CHARACTERS));
  const long = beginning.length < details.trimEnd().length;
  return (
    <div className={styles.details}>
      <pre className={styles.pre}>{long && !whole ? `${beginning}…` : details.trimEnd()}</pre>
      {long && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={whole}
          aria-label={`${whole ? "Show less" : "Show all"} of the details of ${name}`}
          onClick={toggle}
        >
          {whole ? "Show less" : "Show all"}
        </button>
      )}
    </div>
  );
}
