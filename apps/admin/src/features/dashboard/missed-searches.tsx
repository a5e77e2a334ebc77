import { Skeleton } from "@saywhere/ui/skeleton";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { MissedSearch } from "@saywhere/validators/missed-search";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { countText } from "../../lib/count-text.ts";
import { dayText } from "../../lib/day-text.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { MissedSearchLinks } from "../../lib/missed-search-links.tsx";
import { useTRPC } from "../../lib/trpc.ts";
import styles from "./recent-activity.module.css";

const MOST_WANTED = 5;

/** What visitors looked for most often without finding it, as far as search does not find it by now. */
export function MissedSearches() {
  const options = useTRPC().missedSearch.list.queryOptions({});
  // Visitors search on meanwhile, and what was added since may be found.
  const missed = useQuery({ ...options, staleTime: 0 });
  return (
    <section className={styles.panel} aria-labelledby="missed-searches">
      <h2 id="missed-searches">Looked for and not found</h2>
      {missed.data ? (
        <Texts texts={missed.data.items.filter(({ finds_now }) => !finds_now).slice(0, MOST_WANTED)} />
      ) : missed.error ? (
        <LoadFailure
          title="What was looked for could not be loaded."
          error={missed.error}
          pending={missed.isFetching}
          onRetry={() => void missed.refetch()}
        />
      ) : (
        <Placeholder />
      )}
      <Link to="/missed-searches" className={styles.all}>
        View all <VisuallyHidden>that was looked for and not found</VisuallyHidden>
      </Link>
    </section>
  );
}

function Texts({ texts }: { texts: MissedSearch[] }) {
  if (texts.length === 0) return <p>Everything that was looked for was found.</p>;
  return (
    <ol className={styles.entries}>
      {texts.map(({ id, text, times, last_day }) => (
        <li key={id} className={styles.entry}>
          <span className={styles.sentence}>
            <strong dir="auto">{text}</strong>
          </span>
          <span className={styles.when}>
            {countText(times, "time")}, last on <time dateTime={last_day}>{dayText(last_day)}</time>
          </span>{" "}
          <MissedSearchLinks text={text} />
        </li>
      ))}
    </ol>
  );
}

function Placeholder() {
  return (
    <div className={styles.entries} aria-busy="true">
      {Array.from({ length: MOST_WANTED }, (_, index) => (
        <div key={index} className={styles.entry}>
          <Skeleton width={`${50 + ((index * 13) % 4) * 10}%`} height="1.1em" />
        </div>
      ))}
    </div>
  );
}
