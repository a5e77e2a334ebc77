import type { ReactNode } from "react";
import styles from "./pending-results.module.css";

/** Dims the previous results while those of a new choice load. */
export function PendingResults({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <div className={styles.results} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}
