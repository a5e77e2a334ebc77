import { Button } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { useTRPC, useTRPCClient } from "../../lib/api/trpc.ts";
import { ShowMore } from "../../lib/list/show-more.tsx";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { ActivityByDay } from "./activity-by-day.tsx";
import { ActivityFilters } from "./activity-filters.tsx";
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
      <ScreenHeader title="Activity" subtitle="Everything that was changed, by whom, and the way back." />
      <ActivityFilters search={search} onSearch={onSearch} />
      {activity.error && !activity.isFetchNextPageError && (
        <LoadError
          title="The activity could not be loaded."
          error={activity.error}
          pending={activity.isFetching}
          onRetry={() => void activity.refetch()}
        />
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
  return (
    <EmptyState
      title="No changes found"
      action={
        <Button variant="outline" onClick={onReset}>
          Reset Filters
        </Button>
      }
    >
      No changes match your filters.
    </EmptyState>
  );
}
