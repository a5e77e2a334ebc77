import { Skeleton } from "@saywhere/ui/skeleton";
import styles from "./set-skeleton.module.css";

/** Shown until the phrases and the progress are loaded. */
export function SetSkeleton() {
  return (
    <div className={styles.skeleton} data-hide="no-script" aria-busy="true">
      <Skeleton width="12rem" height="2rem" />
      <Skeleton width="100%" height="4rem" />
      <Skeleton width="100%" height="9rem" />
    </div>
  );
}
