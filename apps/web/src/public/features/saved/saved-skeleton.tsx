import { Skeleton } from "@saywhere/ui/skeleton";
import styles from "./saved-screen.module.css";

/** Shown until the browser has read its stored phrases, or loaded those of a shared sheet. */
export function SavedSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton width="10rem" height="2rem" />
      <Skeleton width="100%" height="4rem" />
      <Skeleton width="100%" height="4rem" />
    </div>
  );
}
