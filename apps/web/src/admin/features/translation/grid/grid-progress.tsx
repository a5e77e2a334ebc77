import { Progress } from "@mantine/core";
import { Skeleton } from "@saywhere/ui/skeleton";
import { formatNumber } from "../../../../shared/format-count.ts";
import styles from "./phrase-translations-screen.module.css";

interface GridProgressProps {
  done: number;
  of: number;
  /** What is counted, in the plural. */
  noun: string;
}

/** How much is translated, as a bar and in numbers. */
export function GridProgress({ done, of, noun }: GridProgressProps) {
  const progress = `${formatNumber(done)} of ${formatNumber(of)} ${noun}`;
  return (
    <div className={styles.progress}>
      <Progress
        value={of > 0 ? (100 * done) / of : 0}
        color="teal"
        className={styles.bar}
        aria-label={`Translated: ${progress}`}
      />
      <span>{progress}</span>
    </div>
  );
}

/** In its place while it loads, so that the rows do not move. */
export function GridProgressSkeleton() {
  return (
    <div className={styles.progress}>
      <Skeleton width="20rem" height="1lh" />
    </div>
  );
}
