import type { LanguageCoverage } from "@saywhere/validators/content/language-coverage";
import type { Work } from "@saywhere/validators/dashboard/dashboard-work";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { formatCount } from "../../../shared/format-count.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useAccess } from "../../lib/session/access.ts";
import { useMe } from "../../lib/session/session.tsx";
import { When } from "../../lib/text/relative-time-label.tsx";
import styles from "./count-cards.module.css";
import { type Count, type CountCard, CountCards } from "./count-cards.tsx";
import { useOpenSuggestions } from "./use-open-suggestions.ts";

interface ToDoProps {
  coverage: UseQueryResult<LanguageCoverage[], unknown>;
  work: UseQueryResult<Work, unknown>;
}

interface WorkCard extends CountCard {
  /** The label for a count of 1. */
  one?: string;
}

/** What waits for the reader, and for all editors. */
export function ToDo({ coverage, work }: ToDoProps) {
  const trpc = useTRPC();
  const isAdministrator = useMe().role === "administrator";
  const { open: suggestions, search: ownSuggestions } = useOpenSuggestions();
  const missed = useQuery(trpc.missedSearch.list.queryOptions({}));
  const { canTranslate, languageIds, onlyLanguageId } = useAccess();
  /** The languages of an editor who is limited to some, as a filter of the list. */
  const own = languageIds && (onlyLanguageId === undefined ? { mine: true } : { language: onlyLanguageId });
  const languages = coverage.data?.filter(({ language }) => canTranslate(language.id));
  const missing = languages?.reduce((sum, { phrases, translated }) => sum + phrases - translated, 0);
  const notFound = missed.data?.items.filter(({ finds_now }) => !finds_now).length;
  const cards: WorkCard[] = [
    {
      id: "mentions",
      label: "Mentions of you",
      one: "Mention of you",
      count: work.data?.mentions.total,
      to: "/",
      hash: "mentions",
    },
    {
      id: "missing",
      label: "Missing translations",
      one: "Missing translation",
      count: orFailed(coverage, missing),
      to: "/translations",
      search: { ...own, show: "missing" },
    },
    {
      id: "review",
      label: "Translations to review",
      one: "Translation to review",
      count: orFailed(
        coverage,
        languages?.reduce((sum, { in_review }) => sum + in_review, 0),
      ),
      to: "/translations",
      search: { ...own, show: "review" },
    },
    {
      id: "warnings",
      label: "Translations with warnings",
      one: "Translation with warnings",
      count: work.data && orMore(work.data.warnings.count, work.data.warnings.more),
      to: "/translations",
      search: { ...own, show: "warnings" },
    },
    {
      id: "comments",
      label: "Open comments",
      one: "Open comment",
      count: work.data?.open_comments,
      to: "/translations",
      search: { ...own, show: "comments" },
    },
    {
      id: "suggestions",
      label: "Suggestions",
      one: "Suggestion",
      count: orFailed(
        suggestions,
        suggestions.data && (suggestions.data.total ?? suggestions.data.items.length),
      ),
      to: "/suggestions",
      search: ownSuggestions,
    },
    {
      id: "missed",
      label: "Missed searches",
      one: "Missed search",
      count: orFailed(missed, missed.data && orMore(notFound ?? 0, missed.data.next !== null)),
      to: "/missed-searches",
    },
    { id: "tasks", label: "Open tasks", one: "Open task", count: work.data?.open_tasks, to: "/tasks" },
    // Editors cannot deploy, but see under Activity what changed.
    { id: "site", ...siteCard(work.data), to: isAdministrator ? "/cdn" : "/activity" },
  ];
  return (
    <section aria-labelledby="to-do" className={styles.section}>
      <h2 id="to-do">To do</h2>
      <CountCards
        compact
        cards={cards.map(({ one, ...card }) => ({
          ...card,
          label: card.count === 1 && one ? one : card.label,
          count: work.error && card.count === undefined ? null : card.count,
        }))}
      />
    </section>
  );
}

const orFailed = (query: { error: unknown }, count: Count): Count => (query.error ? null : count);

/** "200+" where counting ended. */
const orMore = (count: number, more: boolean): Count => (more ? `${count}+` : count);

const DEPLOYMENT_WORDS = {
  running: "Running",
  succeeded: "Succeeded",
  failed: "Failed",
  cancelled: "Canceled",
};

function siteCard(work: Work | undefined): Pick<CountCard, "label" | "count"> {
  const label = "Last deployment";
  if (!work) return { label, count: undefined };
  if (!work.site) return { label, count: "None" };
  return {
    count: DEPLOYMENT_WORDS[work.site.status],
    label: (
      <>
        {label}, <When at={work.site.at} />
        {work.site.changes !== null && ` · ${formatCount(work.site.changes, "change")} not deployed`}
      </>
    ),
  };
}
