import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import styles from "./no-results.module.css";

/** Shown if the filters match no rows, with a button that clears them. */
export function NoResults({ children, onClear }: { children: ReactNode; onClear(): void }) {
  const clear = () => {
    // The button goes with the words.
    document.querySelector<HTMLElement>("h1[tabindex]")?.focus();
    onClear();
  };
  return (
    <div className={styles.none}>
      <p>{children}</p>
      <Button variant="outline" size="sm" onClick={clear}>
        Reset Filters
      </Button>
    </div>
  );
}
