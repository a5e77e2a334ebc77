import { Children, type ReactNode } from "react";
import styles from "./card-grid.module.css";

export interface CardGridProps {
  /** The cards; each becomes an item of the list. */
  children: ReactNode;
  /** Minimum width of a card: `sm` 15 rem, `md` 19 rem. */
  min?: "sm" | "md";
  label?: string;
}

/** A grid of cards with as many columns as fit the page. */
export function CardGrid({ children, min = "sm", label }: CardGridProps) {
  return (
    <ul className={`${styles.grid} ${styles[min]}`} aria-label={label}>
      {Children.map(children, (card) => (
        <li className={styles.cell}>{card}</li>
      ))}
    </ul>
  );
}
