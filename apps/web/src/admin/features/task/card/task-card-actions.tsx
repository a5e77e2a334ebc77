import { IconButton } from "@saywhere/ui/icon-button";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import IconHistory from "@tabler/icons-react/dist/esm/icons/IconHistory.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import type { TaskAction } from "../task-actions.ts";
import styles from "./task-card.module.css";

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
export function TaskCardActions({ name, completed, first, last, onAction }: TaskCardActionsProps) {
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
  if (completed) return <div className={styles.actions}>{history}</div>;
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
