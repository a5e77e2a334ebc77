import { SectionHeading } from "@saywhere/ui/section-heading";
import type { ReactNode } from "react";
import styles from "./section.module.css";

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of the phrase page, labelled by its heading. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  );
}
