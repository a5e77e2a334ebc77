import { Skeleton } from "@saywhere/ui/skeleton";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { PendingPage } from "../../lib/pending-page.tsx";
import styles from "./search-skeleton.module.css";

/** Two phrases in three languages each: specification §9 has six placeholders on public pages. */
const PHRASES = ["a", "b"];
const LANGUAGES = ["a", "b", "c"];

/** Loading placeholder for the results. */
export function SearchSkeleton() {
  return (
    <PendingPage>
      <div className={styles.skeleton} aria-busy="true">
        <VisuallyHidden>Searching…</VisuallyHidden>
        <Skeleton width="26rem" height="3rem" />
        <Skeleton height="2.5rem" />
        <Skeleton width="34rem" height="2.75rem" />
        {PHRASES.map((phrase) => (
          <div key={phrase} className={styles.group}>
            <Skeleton width="12rem" height="1.375rem" />
            <div className={styles.hits}>
              {LANGUAGES.map((language) => (
                <div key={language} className={styles.hit}>
                  <Skeleton width="5rem" />
                  <Skeleton width="10rem" height="1.5rem" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </PendingPage>
  );
}
