import { Skeleton } from "@saywhere/ui/skeleton";
import type { ReactNode } from "react";
import styles from "./category-card.module.css";

/** Specification §9. */
const PLACEHOLDERS = 3;

export function CategoryGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

/** Placeholder cards in the shape of the loading ones. */
export function CategoryPlaceholders() {
  return (
    <div className={styles.grid} aria-busy="true" data-testid="category-placeholders">
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton width="45%" height="1.25rem" />
          <Skeleton width="30%" />
          <Skeleton width="90%" />
          <Skeleton width="20%" />
        </div>
      ))}
    </div>
  );
}
