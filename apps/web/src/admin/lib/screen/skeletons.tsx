import { Skeleton, type SkeletonProps } from "@saywhere/ui/skeleton";
import styles from "./skeletons.module.css";

interface SkeletonsProps {
  /** The size of each line. */
  sizes: readonly SkeletonProps[];
  /** What screen readers announce: "Loading the activity". */
  label?: string;
  className?: string | undefined;
}

/** A loading placeholder of several lines. */
export function Skeletons({ sizes, label, className }: SkeletonsProps) {
  return (
    <div
      className={className ? `${styles.skeletons} ${className}` : styles.skeletons}
      aria-busy="true"
      {...(label && { role: "status", "aria-label": label })}
    >
      {sizes.map((size, index) => (
        <Skeleton key={index} {...size} />
      ))}
    </div>
  );
}
