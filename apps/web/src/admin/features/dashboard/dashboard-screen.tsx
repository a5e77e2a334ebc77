import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { CountCards } from "./count-cards.tsx";
import { CoveragePanel } from "./coverage-panel.tsx";
import styles from "./dashboard-screen.module.css";
import type { DashboardSearch } from "./dashboard-search-params.ts";
import { MissedSearches } from "./missed-searches.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentActivity } from "./recent-activity.tsx";

interface DashboardScreenProps {
  search: DashboardSearch;
  onSearch(search: DashboardSearch): void;
}

/** Content coverage, recent changes, and links to the next tasks. */
export function DashboardScreen({ search, onSearch }: DashboardScreenProps) {
  const trpc = useTRPC();
  const coverage = useQuery(trpc.language.coverage.queryOptions({}));
  const categories = useQuery(trpc.category.adminList.queryOptions({}));
  return (
    <>
      <ScreenHeader title="Dashboard" />
      <CountCards
        counts={{
          languages: coverage.error ? null : coverage.data?.length,
          // Every phrase has a category, so the categories give the total, which the phrase list does not count in
          // full.
          phrases: categories.error
            ? null
            : categories.data?.reduce((sum, { phrase_count }) => sum + phrase_count, 0),
          categories: categories.error ? null : categories.data?.length,
        }}
      />
      <QuickActions />
      <div className={styles.panels}>
        {coverage.error ? (
          <LoadError
            title="The coverage could not be loaded."
            error={coverage.error}
            pending={coverage.isFetching}
            onRetry={() => void coverage.refetch()}
          />
        ) : (
          <CoveragePanel coverage={coverage.data} search={search} onSearch={onSearch} />
        )}
        <div className={styles.side}>
          <RecentActivity />
          <MissedSearches />
        </div>
      </div>
    </>
  );
}
