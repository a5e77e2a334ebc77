import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { RouterButtonLink } from "../../lib/screen/router-button-link.tsx";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { CountCards } from "./count-cards.tsx";
import { CoveragePanel } from "./coverage-panel.tsx";
import styles from "./dashboard-screen.module.css";
import type { DashboardSearch } from "./dashboard-search-params.ts";
import { MissedSearches } from "./missed-searches.tsx";
import { OpenSuggestions } from "./open-suggestions.tsx";
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
          <OpenSuggestions />
          <MissedSearches />
        </div>
      </div>
    </>
  );
}

const ACTIONS = [
  { label: "Add Language", to: "/languages/new" },
  { label: "Add Phrase", to: "/phrases/new" },
  { label: "Add Translation", to: "/translations/new" },
  { label: "Add Category", to: "/categories/new" },
];

function QuickActions() {
  return (
    <section className={styles.quick} aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick Actions</h2>
      <ul>
        {ACTIONS.map(({ label, to }) => (
          <li key={to}>
            <RouterButtonLink
              to={to}
              state={{ backWhenLeft: true }}
              variant="outline"
              size="sm"
              icon={<IconPlus size={16} stroke={2} aria-hidden />}
            >
              {label}
            </RouterButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
