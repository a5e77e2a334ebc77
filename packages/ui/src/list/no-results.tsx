import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import styles from "./no-results.module.css";

/** What stands in the place of rows that the filters leave none of, with the way back to all of them. */
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
        Clear Filters
      </Button>
    </div>
  );
}
