import type { Category } from "@saywhere/validators/category";
import type { Language } from "@saywhere/validators/language";

/** The query of /phrases: slugs, each absent or one, and the key of the page to begin with. */
export interface PhraseFilters {
  language?: string;
  category?: string;
  after?: string;
}

/** Reads the query: what is empty is absent. */
export function readPhraseFilters(query: Record<string, unknown>): PhraseFilters {
  const filters: PhraseFilters = {};
  for (const name of ["language", "category", "after"] as const) {
    const value = query[name];
    if (typeof value === "string" && value) filters[name] = value;
  }
  return filters;
}

/** What the filters need of a language; the page carries it for each of them. */
export type LanguageOption = Pick<Language, "slug" | "name" | "nativeName" | "code" | "script" | "direction">;
export type CategoryOption = Pick<Category, "slug" | "name">;

export interface FilterOptions {
  languages: LanguageOption[];
  categories: CategoryOption[];
}

/** What the filters let through, in words: "Greetings in Farsi (Persian)". */
export function describeFilters(filters: PhraseFilters, { languages, categories }: FilterOptions): string {
  const language = languages.find(({ slug }) => slug === filters.language)?.name;
  const category = categories.find(({ slug }) => slug === filters.category)?.name;
  if (language) return `${category ?? "Phrases"} in ${language}`;
  return category ? `${category} in all languages` : "Phrases in all languages";
}
