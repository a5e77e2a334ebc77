import type { SearchResult } from "@saywhere/validators/search/search-result";
import type { SearchQuery } from "./search-params.ts";

/** The heading of results; where nothing is typed, the filters say what is shown. */
export function searchTitle({ q }: SearchQuery, { category, language }: SearchResult): string {
  if (q) return `Results for “${q}”`;
  const phrases = category?.name ?? "Phrases";
  return language ? `${phrases} in ${language.name}` : phrases;
}
