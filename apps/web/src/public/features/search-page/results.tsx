import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { SearchResult } from "@saywhere/validators/search/search-result";
import type { FilterOptions } from "../../lib/filters/filter-options.ts";
import { Filters } from "../../lib/filters/filters.tsx";
import { PendingResults } from "../../lib/filters/pending-results.tsx";
import { AppliedFilters } from "./applied-filters.tsx";
import { LanguageNamed, NothingFound } from "./empty-states.tsx";
import { LanguageTitle } from "./language-title.tsx";
import { ResultCards } from "./result-cards.tsx";
import { ResultGroups } from "./result-groups.tsx";
import styles from "./results.module.css";
import type { SearchQuery } from "./search-params.ts";
import { searchTitle } from "./search-title.ts";
import { addressOf, withFilter } from "./search-urls.ts";

interface FoundPhrasesProps {
  query: SearchQuery;
  /** Filters chosen since, whose results are still loading. */
  awaited: SearchQuery | undefined;
  result: SearchResult;
  options: FilterOptions;
}

/** The results of a search below their filters, which keep their position. */
export function Results({ query, awaited, result, options }: FoundPhrasesProps) {
  const { language, category, text } = result;
  const groups = result.groups.filter(({ phrase, hits }) => phrase.slug && hits.length > 0);
  const found = groups.length > 0;
  const isLanguageAlone = language !== null && !category && !text;
  const busy = awaited !== undefined && addressOf(awaited) !== addressOf(query);
  const chosen = busy ? awaited : { language: language?.slug, category: category?.slug };
  return (
    <>
      <h1 className={styles.title}>
        {found || !query.q ? searchTitle(query, result) : `No results found for "${query.q}"`}
      </h1>
      {(found || language || category) && (
        <Filters
          options={options}
          chosen={{ language: chosen.language, category: chosen.category }}
          addressOf={(choice) => withFilter(query, result, choice)}
        />
      )}
      <PendingResults busy={busy}>
        <AppliedFilters query={query} result={result} found={found} />
        {isLanguageAlone && <LanguageTitle language={language} languages={options.languages} />}
        <div role="status">
          {found ? (
            <p className={styles.count}>{count(groups.length, text)}</p>
          ) : (
            <VisuallyHidden>No phrases</VisuallyHidden>
          )}
        </div>
        {found &&
          (language ? <ResultCards groups={groups} /> : <ResultGroups groups={groups} within={category} />)}
        {!found &&
          (isLanguageAlone ? (
            <LanguageNamed language={language} />
          ) : (
            <NothingFound query={query} result={result} />
          ))}
      </PendingResults>
    </>
  );
}

/** Announced to screen readers when another search or a filter changes it. */
function count(phrases: number, text: string): string {
  if (phrases === 1) return "1 phrase";
  return text ? `${phrases} phrases, best matches first` : `${phrases} phrases`;
}
