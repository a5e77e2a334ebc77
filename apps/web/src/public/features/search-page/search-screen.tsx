import { Page } from "@saywhere/ui/page";
import type { SearchResult } from "@saywhere/validators/search/search-result";
import type { FilterOptions } from "../../lib/filters/filter-options.ts";
import { NothingTyped } from "./empty-states.tsx";
import { Results } from "./results.tsx";
import type { SearchQuery } from "./search-params.ts";
import { useFocusResults } from "./use-focus-results.ts";

export interface SearchScreenProps {
  /** The submitted query; the search banner above shows what was typed. */
  query: SearchQuery;
  /** Filters that the visitor has chosen and whose results are still loading. */
  awaited: SearchQuery | undefined;
  /** Null while the query is empty. */
  found: { result: SearchResult; options: FilterOptions } | null;
}

export function SearchScreen({ query, awaited, found }: SearchScreenProps) {
  useFocusResults(query.q);
  return <Page>{found ? <Results query={query} awaited={awaited} {...found} /> : <NothingTyped />}</Page>;
}
