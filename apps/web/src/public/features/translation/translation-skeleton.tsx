import { Skeleton } from "@saywhere/ui/skeleton";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { PendingPage } from "../../lib/pending-page.tsx";
import styles from "./translation-skeleton.module.css";

/** Loading placeholder for the phrase page. */
export function TranslationSkeleton() {
  return (
    <PendingPage>
      <div className={styles.skeleton} aria-busy="true">
        <VisuallyHidden>Loading the phrase</VisuallyHidden>
        <Skeleton width="16rem" />
        <div className={styles.poster}>
          <Skeleton width="22rem" height="1.75rem" />
          <Skeleton width="28rem" height="6rem" />
          <Skeleton width="12rem" height="1.75rem" />
          <Skeleton width="30rem" height="2.75rem" />
        </div>
        <Skeleton width="40rem" />
        <Skeleton width="38rem" />
        <Skeleton width="24rem" />
      </div>
    </PendingPage>
  );
}
