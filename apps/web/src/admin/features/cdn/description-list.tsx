import type { ReactNode } from "react";
import styles from "./description-list.module.css";

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
