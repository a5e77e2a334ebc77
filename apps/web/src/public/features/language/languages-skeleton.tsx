import styles from "../../lib/pending.module.css";
import { CardSkeletons, PendingPage } from "../../lib/pending-page.tsx";

/** Specification §9: six placeholders on other public pages. */
export function LanguagesSkeleton() {
  return (
    <PendingPage>
      <div className={styles.head} />
      <CardSkeletons count={6} size="md" />
    </PendingPage>
  );
}
