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
