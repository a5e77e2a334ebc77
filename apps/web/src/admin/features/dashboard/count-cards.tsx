import { Skeleton } from "@saywhere/ui/skeleton";
import type { Icon } from "@tabler/icons-react";
import IconCategory from "@tabler/icons-react/dist/esm/icons/IconCategory.mjs";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import { Link } from "@tanstack/react-router";
import styles from "./count-cards.module.css";

type Counted = "languages" | "phrases" | "categories";
/** The count; undefined while it loads, null when it failed to load. */
type Count = number | null | undefined;

const CARDS: { name: Counted; label: string; to: string; Icon: Icon }[] = [
  { name: "languages", label: "Languages", to: "/languages", Icon: IconWorld },
  { name: "phrases", label: "Phrases", to: "/phrases", Icon: IconMessage },
  { name: "categories", label: "Categories", to: "/categories", Icon: IconCategory },
];

const format = new Intl.NumberFormat("en");

/** Content counts, with a link to each list. */
export function CountCards({ counts }: { counts: Record<Counted, Count> }) {
  return (
    <ul className={styles.cards}>
      {CARDS.map(({ name, label, to, Icon }) => {
        const count = counts[name];
        return (
          <li key={name}>
            <Link to={to} className={styles.card} aria-busy={count === undefined}>
              <Icon size={22} stroke={1.5} aria-hidden />
              <span className={styles.count}>
                {count === undefined ? (
                  <Skeleton width="2.5ch" height="0.8em" />
                ) : count === null ? (
                  "—"
                ) : (
                  format.format(count)
                )}
              </span>{" "}
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
