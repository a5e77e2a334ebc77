import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { PhraseEntryPage } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import type { FilterOptions } from "../../lib/filters/filter-options.ts";
import { Filters } from "../../lib/filters/filters.tsx";
import { PendingResults } from "../../lib/filters/pending-results.tsx";
import { LazyMyLanguagePhrases } from "../../lib/my-language-phrases/lazy-my-language-phrases.tsx";
import type { PhraseListParams } from "../../lib/search-params.ts";
import { describeFilters, LIST_TITLE } from "./phrase-list-seo.ts";
import styles from "./phrase-results.module.css";
import { PhraseResults } from "./phrase-results.tsx";
import { countPhrases, type PhrasePages, usePhrasePages } from "./use-phrase-pages.ts";

export interface PhraseListScreenProps {
  filters: PhraseListParams;
  /** Filters that the visitor has chosen and whose results are still loading. */
  awaited: PhraseListParams | undefined;
  options: FilterOptions;
  firstPage: PhraseEntryPage;
}

/** The filterable phrase list (specification §2, "Popular Language Phrases"). */
export function PhraseListScreen({ filters, awaited, options, firstPage }: PhraseListScreenProps) {
  const { language, category } = awaited ?? filters;
  const list = paths.phrases(filters);
  const results = usePhrasePages(filters, firstPage);
  const title = describeFilters(filters, options);
  return (
    <Page>
      <Breadcrumb items={[{ label: "Home", href: paths.home }, { label: "Phrases" }]} />
      <div className={styles.head}>
        <SectionHeading level={1} lead="Choose a language, a category, or both.">
          {LIST_TITLE}
        </SectionHeading>
      </div>
      <Filters
        options={options}
        chosen={{ language, category }}
        hrefOf={paths.phrases}
        prompt={language ? undefined : "Which language do you need?"}
      />
      <VisuallyHidden>
        <span role="status">{announce(title, results)}</span>
      </VisuallyHidden>
      {language || filters.after ? null : (
        <LazyMyLanguagePhrases category={options.categories.find(({ slug }) => slug === category)} />
      )}
      <PendingResults busy={awaited !== undefined && paths.phrases(awaited) !== list}>
        <PhraseResults key={list} filters={filters} title={title} results={results} />
      </PendingResults>
    </Page>
  );
}

/**
 * What screen readers announce when the filters or "Show more" change the results. The element with this text stays in
 * the page, since a new element would not be announced.
 */
function announce(title: string, results: PhrasePages): string {
  return results.entries.length === 0 ? "No phrases found" : `${title}: ${countPhrases(results)}`;
}
