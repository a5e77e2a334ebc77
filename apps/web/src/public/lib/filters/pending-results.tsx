import type { ReactNode } from "react";
import styles from "./pending-results.module.css";

/** The results of the choice before step back while those of the new one are awaited. */
export function PendingResults({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <div className={styles.results} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}
