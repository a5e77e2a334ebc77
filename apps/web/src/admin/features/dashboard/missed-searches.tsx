import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatCount } from "../../../shared/format-count.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { MissedSearchLinks } from "../../lib/missed-search-links.tsx";
import { formatDay } from "../../lib/text/relative-time.ts";
import styles from "./dashboard-panel.module.css";
import { DashboardPanel } from "./dashboard-panel.tsx";

const MAX_WANTED = 5;

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
      most={MAX_WANTED}
      link={
        <Link to="/missed-searches" className={styles.all}>
          View all <VisuallyHidden>missed searches</VisuallyHidden>
        </Link>
      }
      items={({ items }) => items.filter(({ finds_now }) => !finds_now).slice(0, MAX_WANTED)}
      empty={({ next }) =>
        // The list continues beyond the scanned entries.
        next === null ? "No missed searches." : "The most frequent missed searches have results now."
      }
      entry={({ text, times, last_day }) => (
        <>
          <span className={styles.sentence}>
            <strong dir="auto">{text}</strong>
          </span>
          <span className={styles.when}>
            {formatCount(times, "time")}, last on <time dateTime={last_day}>{formatDay(last_day)}</time>
          </span>{" "}
          <MissedSearchLinks text={text} />
        </>
      )}
    />
  );
}
