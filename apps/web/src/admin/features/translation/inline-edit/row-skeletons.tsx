import { Skeleton } from "@saywhere/ui/skeleton";
import styles from "./row-skeletons.module.css";

const PLACEHOLDER_ROWS = 5;

/** Stand in for the rows of a phrase while they are being loaded. */
export function RowPlaceholders() {
  return (
    <div className={styles.placeholders} aria-busy="true">
      {Array.from({ length: PLACEHOLDER_ROWS }, (_, row) => (
        <Skeleton key={row} height="2.5rem" />
      ))}
    </div>
  );
}
