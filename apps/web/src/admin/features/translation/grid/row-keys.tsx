import { Kbd } from "@mantine/core";
import { isComposing } from "@saywhere/ui/form/is-composing";
import type { KeyboardEvent } from "react";
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

/** Lists the keys of a grid, which `onRowKey` handles. */
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

interface RowKeys {
  dirty: boolean;
  revert(): void;
  saveAndLeave(row: HTMLElement): void;
  openForms(): void;
  leave(to: "above" | "below"): void;
}

/** Handles the keys that `KeyHints` lists, except those of similar translations. */
export function onRowKey(event: KeyboardEvent<HTMLElement>, on: RowKeys): void {
  const { key, altKey, shiftKey, target } = event;
  // While a word is composed, Enter and Escape belong to the input method.
  if (isComposing(event) || !(target instanceof HTMLTextAreaElement)) return;
  if (altKey && key === "ArrowUp") on.leave("above");
  else if (altKey && key === "ArrowDown") on.leave("below");
  else if (altKey && key === "Enter") on.openForms();
  else if (key === "Escape" && on.dirty) on.revert();
  else if (key === "Enter" && !shiftKey) on.saveAndLeave(event.currentTarget);
  else return;
  event.preventDefault();
}
