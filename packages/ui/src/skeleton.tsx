import styles from "./skeleton.module.css";

export interface SkeletonProps {
  /** Any CSS length; the full width unless told otherwise. */
  width?: string;
  height?: string;
}

/** The place of something that is being loaded. The region around it says so with `aria-busy`. */
export function Skeleton({ width, height = "1em" }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
