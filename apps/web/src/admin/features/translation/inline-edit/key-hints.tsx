import { Kbd } from "@mantine/core";
import styles from "./phrase-translations-screen.module.css";

const HINTS = [
  { keys: ["Enter"], action: "save and go to next" },
  { keys: ["Shift", "Enter"], action: "new line" },
  { keys: ["Esc"], action: "revert row" },
  { keys: ["Alt", "Enter"], action: "variants and regions" },
  { keys: ["Alt", "Shift", "1"], action: "insert a similar translation" },
  { keys: ["Alt", "↑↓"], action: "previous or next row" },
];

/** The keys of a grid. */
export function KeyHints() {
  return (
    <ul className={styles.hints} data-no-print aria-label="Keys">
      {HINTS.map(({ keys, action }) => (
        <li key={action}>
          {keys.map((key) => (
            <Kbd key={key} size="xs">
              {key}
            </Kbd>
          ))}{" "}
          {action}
        </li>
      ))}
    </ul>
  );
}
