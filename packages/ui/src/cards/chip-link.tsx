import type { AnchorHTMLAttributes, ReactNode } from "react";
import { CategoryDot } from "./category-dot.tsx";
import styles from "./chip-link.module.css";

export interface ChipLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "children"> {
  href: string;
  /** Whether this filter is active. */
  current?: boolean;
  /** Slug of a category, to show its dot. */
  category?: string;
  children: string;
}

/** A filter as a link: it works without scripts, can be opened in a tab, and announces whether it is active. */
export function ChipLink({ current = false, category, children, ...rest }: ChipLinkProps) {
  return (
    <a {...rest} className={styles.chip} aria-current={current ? "true" : undefined}>
      {category === undefined ? null : <CategoryDot slug={category} />}
      <span className={styles.label} data-label={children}>
        {children}
      </span>
    </a>
  );
}

/** A row of chips that wraps on wide screens and scrolls sideways on narrow ones. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.row} aria-label={label}>
      {children}
    </nav>
  );
}
