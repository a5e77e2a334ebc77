import type { ReactNode } from "react";
import styles from "./filter-bar.module.css";

/** The line above a list with its search and its other filters. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
