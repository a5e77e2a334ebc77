import { Skeleton } from "@saywhere/ui/skeleton";
import { PendingPage } from "../../lib/pending-page.tsx";
import styles from "./category-phrases.module.css";

/** Specification §9: six placeholders on other public pages. */
const PLACES = 6;

/** Loading placeholder for a language's phrases. */
export function CommonPhrasesSkeleton() {
  return (
    <PendingPage>
      <div aria-busy="true">
        <Skeleton width="24rem" height="3rem" />
        <div className={styles.category}>
          <Skeleton width="12rem" height="1.75rem" />
          <ul className={styles.table} aria-label="Loading">
            {Array.from({ length: PLACES }, (_, index) => (
              <li key={index} className={styles.row}>
                <Skeleton width="9rem" />
                <Skeleton width="14rem" height="1.75rem" />
                <Skeleton width="11rem" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PendingPage>
  );
}
