import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  title: string;
  /** What to do about it, in a sentence. */
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  /** The level of its heading: 1 where it is the whole page. */
  level?: 1 | 2 | 3;
}

/** What stands where nothing was found. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <Heading className={styles.title}>{title}</Heading>
      {children === undefined ? null : <p>{children}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
