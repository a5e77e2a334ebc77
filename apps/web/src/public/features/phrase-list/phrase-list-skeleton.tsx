import styles from "../../lib/awaited.module.css";
import { PendingPage } from "../../lib/awaited-page.tsx";
import { CardSkeletons } from "../../lib/card-skeletons.tsx";

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
