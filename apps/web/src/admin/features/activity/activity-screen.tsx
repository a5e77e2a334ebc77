import { EmptyState } from "@saywhere/ui/empty-state";
import { Notice } from "@saywhere/ui/notice";
import { Link } from "@tanstack/react-router";
import { useTRPC, useTRPCClient } from "../../lib/api/trpc.ts";
import type { ActivityEntry } from "../../lib/history/activity-sentence.ts";
import { NothingFound } from "../../lib/list/nothing-found.tsx";
import { ShowMore } from "../../lib/list/show-more.tsx";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { dayOf } from "../../lib/text/relative-time.ts";
import styles from "./activity.module.css";
import { ActivityFilters } from "./activity-filters.tsx";
import { ActivityItem } from "./activity-item.tsx";
import { type ActivitySearch, activityFilters } from "./activity-search-params.ts";
import { ActivitySkeleton } from "./activity-skeleton.tsx";
import { useInfiniteList } from "./use-infinite-list.ts";

interface ActivityScreenProps {
  search: ActivitySearch;
  onSearch(search: ActivitySearch): void;
}

/** The history of changes, newest first, with undo. */
export function ActivityScreen({ search, onSearch }: ActivityScreenProps) {
  const filters = activityFilters(search);
  const client = useTRPCClient();
  const activity = useInfiniteList(useTRPC().activity.list.queryKey(filters), (after, options) =>
    client.activity.list.query({ ...filters, ...after }, options),
  );
  return (
    <>
      <ScreenHeader title="Activity" subtitle="Every change, who made it, and how to undo it." />
      {search.deployment && (
        <Notice>
          These changes of the content came with deployment #{search.deployment}.{" "}
          <Link to="/activity">Show all changes</Link>
        </Notice>
      )}
      <ActivityFilters search={search} onSearch={onSearch} />
      {activity.error && !activity.isFetchNextPageError && (
        <LoadError title="The activity could not be loaded." query={activity} />
      )}
      {activity.items ? <ActivityByDay entries={activity.items} /> : !activity.error && <ActivitySkeleton />}
      {activity.items?.length === 0 && <Nothing search={search} onReset={() => onSearch({})} />}
      {activity.items && activity.items.length > 0 && (
        <ShowMore list={activity} shown={activity.items.length} noun="change" />
      )}
    </>
  );
}

function Nothing({ search, onReset }: { search: ActivitySearch; onReset(): void }) {
  if (Object.values(search).every((value) => value === undefined)) {
    return (
      <EmptyState title="No changes yet">What people add, change and delete will be listed here.</EmptyState>
    );
  }
  return <NothingFound many="changes" onReset={onReset} />;
}

/** "Today", "Yesterday", "Mar 10, 2026". */
function dayName(at: string): string {
  const day = new Date(at).toDateString();
  const now = new Date();
  if (day === now.toDateString()) return "Today";
  now.setDate(now.getDate() - 1);
  return day === now.toDateString() ? "Yesterday" : dayOf(at);
}

/** Entries grouped by day, in the reader's time zone. */
function ActivityByDay({ entries }: { entries: ActivityEntry[] }) {
  const days = Map.groupBy(entries, (entry) => dayName(entry.at));
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles.day} aria-label={day}>
      <h2 className={styles.name}>{day}</h2>
      <ol className={styles.entries}>
        {ofDay.map((entry) => (
          <ActivityItem key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ));
}
