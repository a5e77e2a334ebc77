import { type ReactNode, useId } from "react";
import styles from "./titled-card.module.css";

interface TitledCardProps {
  title: string;
  /** At the end of the title line. */
  badge?: ReactNode;
  /** Whether the content is loading. */
  busy?: boolean;
  children: ReactNode;
}

/** A framed section of the screen, labeled by its heading. */
export function TitledCard({ title, badge, busy = false, children }: TitledCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={busy} className={styles.card}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {badge}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** A list of name and value pairs. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export function Description({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
