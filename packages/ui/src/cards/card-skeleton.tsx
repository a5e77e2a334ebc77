import { Skeleton } from "../skeleton.tsx";
import styles from "./card-skeleton.module.css";

/** A placeholder with the height of a phrase card or a language card. */
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
