import { ButtonLink } from "@saywhere/ui/button";
import { CardGrid } from "@saywhere/ui/cards/card-grid";
import { EmptyState } from "@saywhere/ui/empty-state";
import { SectionHeading } from "@saywhere/ui/section-heading";
import type { PhraseEntryPage } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { FilterOptions } from "../../lib/filters/filter-options.ts";
import { EntryCard } from "../../lib/phrase-entry-card.tsx";
import type { PhraseListParams } from "../../lib/search-params.ts";
import { useTRPC } from "../../lib/trpc.ts";
import { describeFilters } from "./phrase-list-seo.ts";
import styles from "./phrase-results.module.css";
import { ShowMore, useFocusNew } from "./show-more.tsx";

interface PhraseResultsProps {
  filters: PhraseListParams;
  options: FilterOptions;
  firstPage: PhraseEntryPage;
}

/** The cards that match the filters, page by page. */
export function PhraseResults({ filters, options, firstPage }: PhraseResultsProps) {
  const { data, fetchNextPage, isFetchingNextPage } = usePhrasePages(filters, firstPage);
  const entries = data.pages
    .flatMap(({ items }) => items)
    .filter(({ language, phrase }) => language.slug && phrase.slug);
  const next = data.pages.at(-1)?.next ?? null;
  const cards = useRef<HTMLDivElement>(null);
  const focusNew = useFocusNew(cards, entries.length);

  if (entries.length === 0) return <NoPhrases />;
  return (
    <section aria-labelledby="results-title">
      <SectionHeading id="results-title" lead={<Count count={entries.length} more={next !== null} />}>
        {describeFilters(filters, options)}
      </SectionHeading>
      {filters.after === undefined ? null : (
        <p className={styles.start}>
          <a href={paths.phrases({ ...filters, after: undefined })}>Back to the first page</a>
        </p>
      )}
      <div ref={cards}>
        <CardGrid label="Phrases">
          {entries.map((entry) => (
            <EntryCard
              key={entry.id}
              entry={entry}
              show={filters.language ? "category" : filters.category ? "language" : "both"}
            />
          ))}
        </CardGrid>
      </div>
      {next === null ? null : (
        <ShowMore
          href={paths.phrases({ ...filters, after: next })}
          pending={isFetchingNextPage}
          load={async () => {
            focusNew();
            return !(await fetchNextPage()).isFetchNextPageError;
          }}
        />
      )}
    </section>
  );
}

/** Announces the count to screen readers when the filters or "Show more" change it. */
function Count({ count, more }: { count: number; more: boolean }) {
  const phrases = count === 1 ? "1 phrase" : `${count} phrases`;
  return <span role="status">{more ? `${phrases} shown` : phrases}</span>;
}

function NoPhrases() {
  return (
    <div role="status">
      <EmptyState
        title="No phrases found"
        action={<ButtonLink href={paths.phrases()}>Reset Filters</ButtonLink>}
      >
        No phrases match your current filter selection.
      </EmptyState>
    </div>
  );
}

/** The pages of the list that the visitor has requested, from the URL's page on; cached for navigation back. */
function usePhrasePages(filters: PhraseListParams, firstPage: PhraseEntryPage) {
  const api = useTRPC();
  return useInfiniteQuery({
    queryKey: ["phrase-list", filters],
    initialPageParam: filters.after,
    initialData: { pages: [firstPage], pageParams: [filters.after] },
    // Uses the page's own query, which hovering over "Show more" has preloaded.
    queryFn: ({ client, pageParam }) =>
      client.query(api.phrase.entryPage.queryOptions({ ...filters, after: pageParam })),
    getNextPageParam: (page: PhraseEntryPage) => page.next ?? undefined,
  });
}
