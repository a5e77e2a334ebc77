import { Kbd } from "@mantine/core";
import styles from "./key-hints.module.css";

const HINTS = [
  { keys: ["Enter"], does: "saves and goes on" },
  { keys: ["Shift", "Enter"], does: "new line" },
  { keys: ["Esc"], does: "restores the row" },
  { keys: ["Alt", "↑↓"], does: "another row" },
];

/** The keys of the rows, in a line. */
export function KeyHints() {
  return (
    <ul className={styles.hints} aria-label="Keys">
      {HINTS.map(({ keys, does }) => (
        <li key={does}>
          {keys.map((key) => (
            <Kbd key={key} size="xs">
              {key}
            </Kbd>
          ))}{" "}
          {does}
        </li>
      ))}
    </ul>
  );
}
