import type { FilterOptions } from "../../lib/filters/filter-options.ts";

/** Query of /phrases: an optional slug per filter, and the cursor of the first page. */
export interface PhraseFilters {
  language?: string;
  category?: string;
  after?: string;
}

/** Reads the filters from the query; empty values are absent. */
export function parsePhraseFilters(query: Record<string, unknown>): PhraseFilters {
  const filters: PhraseFilters = {};
  for (const name of ["language", "category", "after"] as const) {
    const value = query[name];
    if (typeof value === "string" && value) filters[name] = value;
  }
  return filters;
}

/** Describes the filtered list in words: "Greetings in Farsi (Persian)". */
export function describeFilters(filters: PhraseFilters, { languages, categories }: FilterOptions): string {
  const language = languages.find(({ slug }) => slug === filters.language)?.name;
  const category = categories.find(({ slug }) => slug === filters.category)?.name;
  if (language) return `${category ?? "Phrases"} in ${language}`;
  return category ? `${category} in all languages` : "Phrases in all languages";
}
