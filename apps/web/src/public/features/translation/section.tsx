import { SectionHeading } from "@saywhere/ui/section-heading";
import type { ReactNode } from "react";
import styles from "./section.module.css";

interface SectionProps {
  id: string;
  title: string;
  /** A button or link at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the phrase page, labeled by its heading. */
export function Section({ id, title, action, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading id={id} action={action}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}
