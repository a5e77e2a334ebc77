import { Prose } from "@saywhere/ui/prose";
import type { ReactNode } from "react";
import styles from "./legal-section.module.css";

/** A heading in the margin with its text beside it; stacked on narrow screens. */
export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <Prose>{children}</Prose>
    </section>
  );
}
