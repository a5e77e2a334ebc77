import { useState } from "react";
import styles from "./task-card.module.css";

/** How much of the details a card shows at first. */
const LINES = 8;
const CHARACTERS = 800;

/** The details of a task as they were typed; of long ones the beginning, until somebody wants the rest. */
export function TaskDetails({ name, details }: { name: string; details: string }) {
  const [whole, setWhole] = useState(false);
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
          onClick={() => setWhole(!whole)}
        >
          {whole ? "Show less" : "Show all"}
        </button>
      )}
    </div>
  );
}
