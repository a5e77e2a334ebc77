import { type ReactNode, useId } from "react";
import styles from "./card.module.css";

interface CardProps {
  title: string;
  /** At the end of the title's line. */
  badge?: ReactNode;
  /** What it says is being loaded. */
  busy?: boolean;
  children: ReactNode;
}

/** A framed part of the screen, named by its heading. */
export function Card({ title, badge, busy = false, children }: CardProps) {
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
