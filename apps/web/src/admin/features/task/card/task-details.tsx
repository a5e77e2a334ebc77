import { createContext, use, useState } from "react";
import styles from "./task-card.module.css";

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
export function TaskDetails({ taskId, name, details }: TaskDetailsProps) {
  const remembered = use(WholeDetailsContext);
  const [whole, setWhole] = useState(remembered.has(taskId));
  const toggle = () => {
    if (whole) remembered.delete(taskId);
    else remembered.add(taskId);
    setWhole(!whole);
  };
  const beginning = details.split("\n", LINES).join("\n").slice(0, CHARACTERS);
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
