import { Page } from "@saywhere/ui/page";
import { Skeleton } from "@saywhere/ui/skeleton";
import { CardSkeletons } from "../../lib/card-skeletons.tsx";
import styles from "./search-skeleton.module.css";

/** The results while they are being loaded. Specification §9: other public pages show six places. */
export function SearchSkeleton() {
  return (
    <Page>
      <div className={styles.head} aria-busy="true">
        <Skeleton width="26rem" height="3rem" />
        <Skeleton width="18rem" />
      </div>
      <CardSkeletons count={6} size="sm" />
    </Page>
  );
}
