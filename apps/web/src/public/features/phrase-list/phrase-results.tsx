import { ButtonLink } from "@saywhere/ui/button";
import { CardGrid } from "@saywhere/ui/cards/card-grid";
import { EmptyState } from "@saywhere/ui/empty-state";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { paths } from "@saywhere/validators/urls/paths";
import { useRef } from "react";
import { useListTools } from "../../lib/list-tools/use-list-tools.ts";
import { PhraseEntryCard } from "../../lib/phrase-entry-card.tsx";
import type { PhraseListParams } from "../../lib/search-params.ts";
import { ShowSetButton } from "../../lib/show-card/show-set-button.tsx";
import styles from "./phrase-results.module.css";
import { ShowMoreLink, useFocusNew } from "./show-more-link.tsx";
import { countPhrases, type PhrasePages } from "./use-phrase-pages.ts";

interface PhraseResultsProps {
  filters: PhraseListParams;
  /** Heading of the results. */
  title: string;
  results: PhrasePages;
}

/** The cards that match the filters, page by page. */
export function PhraseResults({ filters, title, results }: PhraseResultsProps) {
  const { entries, next, pending, loadNext } = results;
  const cards = useRef<HTMLDivElement>(null);
  const focusNew = useFocusNew(cards, entries.length);
  // The list of all languages shows main forms: the forms of forty languages are too much to load.
  const { SaveIcon, inForm } = useListTools(filters.language && entries[0] ? [entries[0].language.slug] : []);
  const shown = entries.map(inForm);

  if (entries.length === 0) return <NoPhrases />;
  return (
    <section aria-labelledby="results-title">
      <div className={styles.head}>
        <SectionHeading
          id="results-title"
          lead={countPhrases(results)}
          action={<ShowSetButton phrases={shown} />}
        >
          {title}
        </SectionHeading>
      </div>
      {filters.after === undefined ? null : (
        <p className={styles.start}>
          <a href={paths.phrases({ ...filters, after: undefined })}>Back to the first page</a>
        </p>
      )}
      <div ref={cards}>
        <CardGrid label="Phrases">
          {shown.map((entry) => (
            <PhraseEntryCard
              key={entry.id}
              entry={entry}
              show={filters.language ? "category" : filters.category ? "language" : "both"}
              SaveIcon={SaveIcon}
            />
          ))}
        </CardGrid>
      </div>
      {next === null ? null : (
        <ShowMoreLink
          href={paths.phrases({ ...filters, after: next })}
          pending={pending}
          load={() => {
            focusNew();
            return loadNext();
          }}
        />
      )}
    </section>
  );
}

function NoPhrases() {
  return (
    <EmptyState
      title="No phrases found"
      action={<ButtonLink href={paths.phrases()}>Reset Filters</ButtonLink>}
    >
      No phrases match your current filter selection.
    </EmptyState>
  );
}
