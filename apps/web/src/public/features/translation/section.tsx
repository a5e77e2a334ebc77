import { SectionHeading } from "@saywhere/ui/section-heading";
import type { ReactNode } from "react";
import styles from "./section.module.css";

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the phrase page, named by its heading. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  );
}
