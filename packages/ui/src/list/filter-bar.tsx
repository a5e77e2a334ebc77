import type { ReactNode } from "react";
import styles from "./filter-bar.module.css";

/** The line above a list: its search, and what else narrows it. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
