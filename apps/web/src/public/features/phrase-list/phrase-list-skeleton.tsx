import styles from "../../lib/pending.module.css";
import { CardSkeletons, PendingPage } from "../../lib/pending-page.tsx";

/** Loading placeholder for the list. Specification §9: six placeholders on other public pages. */
export function PhraseListSkeleton() {
  return (
    <PendingPage>
      <div className={styles.head} />
      <div className={styles.filters} />
      <CardSkeletons count={6} size="sm" />
    </PendingPage>
  );
}
