import { CardSkeletons } from "../../lib/card-skeletons.tsx";
import styles from "../../lib/pending.module.css";
import { PendingPage } from "../../lib/pending-page.tsx";

/** The list while it is being loaded. Specification §9: other public pages show six places. */
export function PhraseListSkeleton() {
  return (
    <PendingPage>
      <div className={styles.head} />
      <div className={styles.filters} />
      <CardSkeletons count={6} size="sm" />
    </PendingPage>
  );
}
