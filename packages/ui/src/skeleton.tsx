import styles from "./skeleton.module.css";

export interface SkeletonProps {
  /** Any CSS length; default: the full width. */
  width?: string;
  height?: string;
}

/** A placeholder for loading content. The region around it announces the loading with `aria-busy`. */
export function Skeleton({ width, height = "1em" }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}

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
