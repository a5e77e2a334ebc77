import type { Task } from "@saywhere/validators/tasks/task";
import { memo } from "react";
import { cardId, type OnTaskAction, type TaskAction } from "../task-actions.ts";
import { documentOf, titleOf } from "../task-document.ts";
import styles from "./task-card.module.css";
import { TaskCardActions } from "./task-card-actions.tsx";
import { TaskDependencyLinks } from "./task-dependency-links.tsx";
import { TaskDetails } from "./task-details.tsx";
import { TaskDocumentLink } from "./task-document-link.tsx";
import { TaskStatusButton } from "./task-status-button.tsx";

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
          {linked?.text === name ? link : name}
        </h2>
      </div>
      <div className={styles.body}>
        {/* A separate link when its text differs: the task is still known by its title. */}
        {linked && linked.text !== name && <p>{link}</p>}
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
