import IconCategory from "@tabler/icons-react/dist/esm/icons/IconCategory.mjs";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { RouterButtonLink } from "../../lib/screen/router-button-link.tsx";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { useAccess } from "../../lib/session/access.ts";
import { CountCards } from "./count-cards.tsx";
import { CoveragePanel } from "./coverage-panel.tsx";
import styles from "./dashboard-screen.module.css";
import type { DashboardSearch } from "./dashboard-search-params.ts";
import { Mentions } from "./mentions.tsx";
import { MissedSearches } from "./missed-searches.tsx";
import { OpenSuggestions } from "./open-suggestions.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { ToDo } from "./to-do.tsx";

interface DashboardScreenProps {
  search: DashboardSearch;
  onSearch(search: DashboardSearch): void;
}

/** What waits for editors, content coverage, and recent changes. */
export function DashboardScreen({ search, onSearch }: DashboardScreenProps) {
  const trpc = useTRPC();
  const categories = useQuery(trpc.category.adminList.queryOptions({}));
  // Other people and visitors add to what waits.
  const coverage = useQuery({ ...trpc.language.coverage.queryOptions({}), staleTime: 0 });
  const work = useQuery({ ...trpc.dashboard.work.queryOptions({}), staleTime: 0 });
  return (
    <>
      <ScreenHeader title="Dashboard" />
      <ToDo coverage={coverage} work={work} />
      <CountCards
        cards={[
          { ...CARDS.languages, count: coverage.error ? null : coverage.data?.length },
          {
            ...CARDS.phrases,
            // Every phrase has a category, so the categories give the total, which the phrase list does not count in
            // full.
            count: categories.error
              ? null
              : categories.data?.reduce((sum, { phrase_count }) => sum + phrase_count, 0),
          },
          { ...CARDS.categories, count: categories.error ? null : categories.data?.length },
        ]}
      />
      <QuickActions />
      <div className={styles.panels}>
        {coverage.error ? (
          <LoadError title="The coverage could not be loaded." query={coverage} />
        ) : (
          <CoveragePanel coverage={coverage.data} search={search} onSearch={onSearch} />
        )}
        <div className={styles.side}>
          <Mentions work={work} />
          <RecentActivity />
          <OpenSuggestions />
          <MissedSearches />
        </div>
      </div>
    </>
  );
}

const CARDS = {
  languages: { id: "languages", label: "Languages", to: "/languages", Icon: IconWorld },
  phrases: { id: "phrases", label: "Phrases", to: "/phrases", Icon: IconMessage },
  categories: { id: "categories", label: "Categories", to: "/categories", Icon: IconCategory },
} as const;

const ACTIONS = [
  { label: "Add Language", to: "/languages/new" },
  { label: "Add Phrase", to: "/phrases/new" },
  { label: "Add Translation", to: "/translations/new", forTranslators: true },
  { label: "Add Category", to: "/categories/new" },
];

/** The actions that the user may take. */
function QuickActions() {
  const { canEditContent } = useAccess();
  return (
    <section className={styles.quick} data-no-print aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick Actions</h2>
      <ul>
        {ACTIONS.filter(({ forTranslators }) => canEditContent || forTranslators).map(({ label, to }) => (
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
