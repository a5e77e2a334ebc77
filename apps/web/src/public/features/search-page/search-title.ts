import type { SearchResult } from "@saywhere/validators/search/search-result";
import type { SearchQuery } from "./search-params.ts";

/** The heading of the results: the searched text and its filters, as far as there are any. */
export function searchTitle(
  { q }: SearchQuery,
  { text, corrected, category, language }: SearchResult,
): string {
  const filters = [category?.name, language?.name].filter((name) => name !== undefined);
  if (q && (text || filters.length === 0)) {
    return filters.length === 0 ? `Results for “${q}”` : [`“${corrected ?? text}”`, ...filters].join(" · ");
  }
  const phrases = category?.name ?? (q ? "Popular phrases" : "Phrases");
  return language ? `${phrases} in ${language.name}` : phrases;
}
