import { IconButton } from "@saywhere/ui/icon-button";
import type { Task, TaskStatus } from "@saywhere/validators/tasks/task";
import type { Icon } from "@tabler/icons-react";
import IconCircle from "@tabler/icons-react/dist/esm/icons/IconCircle.mjs";
import IconCircleCheckFilled from "@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs";
import IconCircleHalf2 from "@tabler/icons-react/dist/esm/icons/IconCircleHalf2.mjs";
import { STATUS_WORDS } from "../../../lib/text/task-status-labels.ts";
import { titleOf } from "../task-document.ts";
import styles from "./task-card.module.css";

const ICONS: Record<TaskStatus, Icon> = {
  pending: IconCircle,
  "in-progress": IconCircleHalf2,
  completed: IconCircleCheckFilled,
};

/** The status of a task; a press completes the task, or makes a completed one pending (specification §4). */
export function TaskStatusButton({ task, onToggle }: { task: Task; onToggle(): void }) {
  const { status } = task;
  const StatusIcon = ICONS[status];
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
