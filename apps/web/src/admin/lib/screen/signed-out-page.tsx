import { Wordmark } from "@saywhere/ui/brand/wordmark";
import type { ReactNode } from "react";
import styles from "./signed-out-page.module.css";

interface OuterPageProps {
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page outside the shell, for signed-out users: one column below the wordmark. */
export function SignedOutPage({ title, lead, children }: OuterPageProps) {
  return (
    <main className={styles.page}>
      <a href="/" className={styles.mark} aria-label="Saywhere: to the site">
        <Wordmark size={34} />
      </a>
      <div className={styles.sheet}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  );
}
