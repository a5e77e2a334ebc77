import { Skeleton } from "../skeleton.tsx";
import styles from "./card-skeleton.module.css";

/** The place of a phrase card or a language card that is being loaded, of the same height. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton width="45%" height="0.9rem" />
      <Skeleton width="75%" height="2rem" />
      <Skeleton width="60%" height="1rem" />
      <Skeleton width="50%" height="0.75rem" />
    </div>
  );
}
