import type { ReactNode } from "react";
import styles from "./section-heading.module.css";

export interface SectionHeadingProps {
  children: ReactNode;
  level?: 1 | 2 | 3;
  id?: string;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** A link at the end of the line, such as "All languages". */
  action?: ReactNode;
}

/** The heading of a section, over a thin rule, with an optional lead and a link at its end. */
export function SectionHeading({ children, level = 2, id, lead, action }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      <div>
        <Heading id={id}>{children}</Heading>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
