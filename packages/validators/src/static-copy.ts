import type { PhraseEntry } from "./phrase-entry.ts";

const segment = encodeURIComponent;

/**
 * Where the static copy keeps, as JSON, what its pages ask for in the browser: the filters of /phrases, suggestions
 * and /search. Everything else is in the pages themselves.
 */
export const staticData = {
  /** The answer of `language.list`. */
  languages: "/data/languages.json",
  /** The answer of `category.list`. */
  categories: "/data/categories.json",
  /** `StaticPhrase[]`, in the order of the lists. */
  phrases: "/data/phrases.json",
  /** `PhraseEntry[]`: a phrase in every language that has it, in the order of the languages. */
  entriesOfPhrase: (phraseSlug: string) => `/data/phrases/${segment(phraseSlug)}.json`,
  /** `PhraseEntry[]`: all phrases of a language, in the order of the lists. */
  entriesOfLanguage: (languageSlug: string) => `/data/languages/${segment(languageSlug)}.json`,
  /** `StaticSearchTexts` */
  search: "/data/search.json",
  /** `StaticLanguageTexts` */
  searchOfLanguage: (languageSlug: string) => `/data/search/${segment(languageSlug)}.json`,
} as const;

export interface StaticPhrase {
  slug: string;
  english: string;
  category: PhraseEntry["category"];
}

/** What search compares, normalised as a query has to be; see `search_normalize` of the database. */
export interface StaticSearchTexts {
  /** Every language with the names that people call it by. */
  languages: { slug: string; names: string[] }[];
  /** The English of each phrase, in the order of `StaticPhrase[]`. */
  english: string[];
}

/** Native text and romanization of each phrase, in the order of `StaticPhrase[]`; null where the language lacks it. */
export type StaticLanguageTexts = ([native: string, romanization: string | null] | null)[];
