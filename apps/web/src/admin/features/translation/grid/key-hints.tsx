import { Kbd } from "@mantine/core";
import styles from "./phrase-translations-screen.module.css";

const HINTS = [
  { keys: ["Shift", "Enter"], action: "new line" },
  { keys: ["Esc"], action: "revert row" },
  { keys: ["Alt", "Enter"], action: "variants and regions" },
  { keys: ["Alt", "Shift", "1"], action: "insert a similar translation" },
  { keys: ["Alt", "↑↓"], action: "previous or next row" },
];

interface KeyHintsProps {
  /** Whether translations are missing, so that Enter skips the others. */
  missing: boolean;
}

/** The keys of a grid. */
export function KeyHints({ missing }: KeyHintsProps) {
  const enter = { keys: ["Enter"], action: `save and go to next${missing ? " missing" : ""}` };
  return (
    <ul className={styles.hints} data-no-print aria-label="Keys">
      {[enter, ...HINTS].map(({ keys, action }) => (
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
