import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { MissedSearch } from "@saywhere/validators/search/missed-search";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTRPC } from "../../lib/api/trpc.ts";
import { formatCount } from "../../lib/list/format-count.ts";
import { MissedSearchLinks } from "../../lib/missed-search-links.tsx";
import { formatDay } from "../../lib/text/relative-time.ts";
import styles from "./dashboard-panel.module.css";
import { DashboardPanel } from "./dashboard-panel.tsx";

const MOST_WANTED = 5;

/** The most frequent searches without results, except those that have results by now. */
export function MissedSearches() {
  const options = useTRPC().missedSearch.list.queryOptions({});
  // Visitors continue to search, and new content may match.
  const missed = useQuery({ ...options, staleTime: 0 });
  return (
    <DashboardPanel
      title="Missed searches"
      news={missed}
      failure="Missed searches could not be loaded."
      most={MOST_WANTED}
      link={
        <Link to="/missed-searches" className={styles.all}>
          View all <VisuallyHidden>missed searches</VisuallyHidden>
        </Link>
      }
    >
      {({ items, next }) => (
        <Texts
          texts={items.filter(({ finds_now }) => !finds_now).slice(0, MOST_WANTED)}
          more={next !== null}
        />
      )}
    </DashboardPanel>
  );
}

interface TextsProps {
  texts: MissedSearch[];
  /** Whether the list continues beyond the scanned entries. */
  more: boolean;
}

function Texts({ texts, more }: TextsProps) {
  if (texts.length === 0) {
    return <p>{more ? "The most frequent missed searches have results now." : "No missed searches."}</p>;
  }
  return (
    <ol className={styles.entries}>
      {texts.map(({ id, text, times, last_day }) => (
        <li key={id} className={styles.entry}>
          <span className={styles.sentence}>
            <strong dir="auto">{text}</strong>
          </span>
          <span className={styles.when}>
            {formatCount(times, "time")}, last on <time dateTime={last_day}>{formatDay(last_day)}</time>
          </span>{" "}
          <MissedSearchLinks text={text} />
        </li>
      ))}
    </ol>
  );
}
