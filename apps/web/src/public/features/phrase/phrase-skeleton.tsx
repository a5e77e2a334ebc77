import { Skeleton } from "@saywhere/ui/skeleton";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { PendingPage } from "../../lib/pending-page.tsx";
import styles from "./phrase-skeleton.module.css";

/** Specification §9: six placeholders on public pages. */
const PLACES = ["a", "b", "c", "d", "e", "f"];

/** Loading placeholder for a phrase in all languages. */
export function PhraseSkeleton() {
  return (
    <PendingPage>
      <div className={styles.skeleton} aria-busy="true">
        <VisuallyHidden>Loading the phrase</VisuallyHidden>
        <Skeleton width="16rem" />
        <Skeleton width="34rem" height="3rem" />
        <div className={styles.list}>
          {PLACES.map((place) => (
            <div key={place} className={styles.item}>
              <Skeleton width="6rem" />
              <Skeleton width="12rem" height="2rem" />
            </div>
          ))}
        </div>
      </div>
    </PendingPage>
  );
}
