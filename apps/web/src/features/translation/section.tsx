import { SectionHeading } from "@saywhere/ui/section-heading";
import type { ReactNode } from "react";
import styles from "./section.module.css";

interface SectionProps {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the phrase page, named by its heading. */
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
