import type { SearchResult } from "@saywhere/validators/search/search-result";
import type { SearchQuery } from "./search-params.ts";

/** The heading of the results; without a search text it describes the filters. */
export function searchTitle({ q }: SearchQuery, { category, language }: SearchResult): string {
  if (q) return `Results for “${q}”`;
  const phrases = category?.name ?? "Phrases";
  return language ? `${phrases} in ${language.name}` : phrases;
}
