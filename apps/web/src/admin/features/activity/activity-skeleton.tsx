import { Skeleton } from "@saywhere/ui/skeleton";
import styles from "./activity-screen.module.css";

/** Loading placeholder for entries. */
export function ActivitySkeleton() {
  return (
    <div className={styles.placeholder} role="status" aria-busy="true" aria-label="Loading the activity">
      <Skeleton width="8rem" height="1.25rem" />
      {["72%", "58%", "80%", "64%", "70%"].map((width) => (
        <Skeleton key={width} width={width} height="1.5rem" />
      ))}
    </div>
  );
}
