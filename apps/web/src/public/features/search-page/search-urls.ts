import type { SearchResult } from "@saywhere/validators/search/search-result";
import { paths } from "@saywhere/validators/urls/paths";
import type { SearchParams } from "../../lib/search-params.ts";

/** Slugs; undefined removes the filter. */
interface Filters {
  language?: string | undefined;
  category?: string | undefined;
}

/**
 * The same search with other filters. Languages and categories named in the query become filters, so that each can be
 * removed and replaced.
 */
export function withFilter(
  { q, everywhere, prefer }: SearchParams,
  result: SearchResult,
  change: Filters,
): string {
  const { named, text, language, category } = result;
  return paths.search(named.language || named.category ? text : q, {
    language: language?.slug,
    category: category?.slug,
    everywhere,
    prefer,
    ...change,
  });
}

/** The same text in all languages and categories. */
export function withoutFilters({ q, everywhere, prefer }: SearchParams, { named }: SearchResult): string {
  return paths.search(q, {
    everywhere: everywhere ?? (named.language || named.category ? "1" : undefined),
    prefer,
  });
}

export const searchUrl = ({ q, ...narrowed }: SearchParams): string => paths.search(q, narrowed);

/** Whether both searches have the same text, perhaps with other filters. */
export function isRefinement(asked: SearchParams, query: SearchParams, result: SearchResult): boolean {
  return asked.q === query.q || asked.q === (result.text || undefined);
}
