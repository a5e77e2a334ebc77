import { Skeleton } from "@saywhere/ui/skeleton";
import { AwaitedPage } from "../../lib/awaited-page.tsx";
import { CardSkeletons } from "../../lib/card-skeletons.tsx";
import styles from "../../lib/filters/filters.module.css";

/** The list while it is being loaded. Specification §9: other public pages show six places. */
export function PhraseListSkeleton() {
  return (
    <AwaitedPage>
      <div className={styles.filters} aria-busy="true">
        <Skeleton width="28rem" height="3.5rem" />
        <Skeleton height="5.5rem" />
        <Skeleton height="2.75rem" />
      </div>
      <CardSkeletons count={6} size="sm" />
    </AwaitedPage>
  );
}
