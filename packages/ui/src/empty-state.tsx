import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  title: string;
  /** What the visitor can do, in a sentence. */
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  /** The level of its heading: 1 if it is the whole page. */
  level?: 1 | 2 | 3;
}

/** The placeholder of an empty list or page. */
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
