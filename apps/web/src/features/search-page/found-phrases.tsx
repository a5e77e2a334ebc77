import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { SearchResult } from "@saywhere/validators/search";
import { CategoryFilter } from "../../lib/filters/category-filter.tsx";
import type { FilterOptions } from "../../lib/filters/filter-options.ts";
import { LanguageFilter } from "../../lib/filters/language-filter.tsx";
import styles from "./found-phrases.module.css";
import { LanguageTitle } from "./language-title.tsx";
import type { SearchQuery } from "./read-search.ts";
import { ResultCards } from "./result-cards.tsx";
import { ResultGroups } from "./result-groups.tsx";
import { refined } from "./search-addresses.ts";
import { LanguageNamed, NothingFound } from "./search-advice.tsx";
import { searchTitle } from "./search-title.ts";
import { Understood } from "./understood.tsx";

interface FoundPhrasesProps {
  query: SearchQuery;
  result: SearchResult;
  options: FilterOptions;
}

/** What a search has found, below what it was taken to mean and the filters. */
export function FoundPhrases({ query, result, options }: FoundPhrasesProps) {
  const { language, category, text } = result;
  const groups = result.groups.filter(({ phrase, hits }) => phrase.slug && hits.length > 0);
  const found = groups.length > 0;
  const isLanguageAlone = language !== null && !category && !text;
  return (
    <>
      <header className={styles.head}>
        <h1>{found || !query.q ? searchTitle(query, result) : `No results found for "${query.q}"`}</h1>
        <Understood query={query} result={result} found={found} />
      </header>
      {(found || language || category) && (
        <div className={styles.filters}>
          <CategoryFilter
            categories={options.categories}
            current={category?.slug}
            addressOf={(slug) => refined(query, result, { category: slug })}
          />
          <LanguageFilter
            languages={options.languages}
            current={language?.slug}
            addressOf={(slug) => refined(query, result, { language: slug })}
          />
        </div>
      )}
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
    </>
  );
}

/** Screen readers are told when another search or a filter changes it. */
function count(phrases: number, text: string): string {
  if (phrases === 1) return "1 phrase";
  return text ? `${phrases} phrases, best matches first` : `${phrases} phrases`;
}
