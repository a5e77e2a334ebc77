import { CardSkeletons } from "../../lib/card-skeletons.tsx";
import styles from "../../lib/pending.module.css";
import { PendingPage } from "../../lib/pending-page.tsx";

/** Specification §9: other public pages show six places. */
export function LanguagesSkeleton() {
  return (
    <PendingPage>
      <div className={styles.head} />
      <CardSkeletons count={6} size="md" />
    </PendingPage>
  );
}
