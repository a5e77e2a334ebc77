import type { FilterOptions } from "../../lib/filters/filter-options.ts";

/** The query of /phrases: slugs, each absent or one, and the key of the page to begin with. */
export interface PhraseFilters {
  language?: string;
  category?: string;
  after?: string;
}

/** Reads the query: what is empty is absent. */
export function parsePhraseFilters(query: Record<string, unknown>): PhraseFilters {
  const filters: PhraseFilters = {};
  for (const name of ["language", "category", "after"] as const) {
    const value = query[name];
    if (typeof value === "string" && value) filters[name] = value;
  }
  return filters;
}

/** What the filters let through, in words: "Greetings in Farsi (Persian)". */
export function describeFilters(filters: PhraseFilters, { languages, categories }: FilterOptions): string {
  const language = languages.find(({ slug }) => slug === filters.language)?.name;
  const category = categories.find(({ slug }) => slug === filters.category)?.name;
  if (language) return `${category ?? "Phrases"} in ${language}`;
  return category ? `${category} in all languages` : "Phrases in all languages";
}
