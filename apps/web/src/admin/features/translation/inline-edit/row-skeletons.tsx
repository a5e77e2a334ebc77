import { Skeleton } from "@saywhere/ui/skeleton";
import styles from "./phrase-translations-screen.module.css";

const ROWS = 5;

/** A file of its own: the route shows it before the screen is loaded. */
export function RowSkeletons() {
  return (
    <div className={styles.placeholders} aria-busy="true">
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} height="2.5rem" />
      ))}
    </div>
  );
}
