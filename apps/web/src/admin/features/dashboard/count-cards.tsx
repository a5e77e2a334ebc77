import { Skeleton } from "@saywhere/ui/skeleton";
import type { Icon } from "@tabler/icons-react";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatNumber } from "../../../shared/format-count.ts";
import styles from "./count-cards.module.css";

/** The count, or a word for it; undefined while it loads, null when it failed to load. */
export type Count = number | string | null | undefined;

export interface CountCard extends Pick<LinkProps, "to" | "search" | "hash"> {
  id: string;
  label: ReactNode;
  count: Count;
  Icon?: Icon;
}

/**
 * Counts, with a link to each list.
 *
 * @param compact smaller cards, for many counts; those of 0 are quiet
 */
export function CountCards({ cards, compact = false }: { cards: CountCard[]; compact?: boolean }) {
  return (
    <ul className={styles.cards} data-compact={compact || undefined}>
      {cards.map(({ id, label, count, Icon, ...link }) => (
        <li key={id}>
          <Link
            {...link}
            className={styles.card}
            aria-busy={count === undefined}
            data-none={count === 0 || undefined}
          >
            {Icon && <Icon size={22} stroke={1.5} aria-hidden />}
            <span className={styles.count}>
              {count === undefined ? (
                <Skeleton width="2.5ch" height="0.8em" />
              ) : typeof count === "number" ? (
                formatNumber(count)
              ) : (
                (count ?? "—")
              )}
            </span>{" "}
            <span className={styles.label}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
