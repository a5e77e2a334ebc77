import { Skeleton } from "@saywhere/ui/skeleton";
import { CardSkeletons } from "../../lib/card-skeletons.tsx";
import { PendingPage } from "../../lib/pending-page.tsx";
import head from "./language-header.module.css";
import styles from "./language-screen.module.css";

/** Loading placeholder for a language. Specification §9: six placeholders on other public pages. */
export function LanguageSkeleton() {
  return (
    <PendingPage>
      <div className={styles.columns}>
        <div className={head.head} aria-busy="true">
          <Skeleton width="14rem" height="1.5rem" />
          <div className={head.lead}>
            <Skeleton width="22rem" height="6rem" />
          </div>
          <div className={head.lead}>
            <Skeleton height="11rem" />
          </div>
        </div>
        <Skeleton height="20rem" />
        <CardSkeletons count={6} size="sm" />
      </div>
    </PendingPage>
  );
}
