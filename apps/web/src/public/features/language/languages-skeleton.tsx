import styles from "../../lib/awaited.module.css";
import { PendingPage } from "../../lib/awaited-page.tsx";
import { CardSkeletons } from "../../lib/card-skeletons.tsx";

/** Specification §9: other public pages show six places. */
export function LanguagesSkeleton() {
  return (
    <PendingPage>
      <div className={styles.head} />
      <CardSkeletons count={6} size="md" />
    </PendingPage>
  );
}
