import type { LanguageRef, PhraseEntry } from "./phrase-entry.ts";

const segment = encodeURIComponent;

/**
 * Where the static copy keeps, as JSON, what its pages ask for in the browser: the filters of /phrases, suggestions
 * and /search. Everything else is in the pages themselves.
 *
 * Browsers keep each file for some minutes, so that one of them may be older than another one: files name phrases and
 * languages by their slugs, and what one of them lacks is missed, and nothing else.
 */
export const staticData = {
  /** The answer of `language.list`. */
  languages: "/data/languages.json",
  /** The answer of `category.list`. */
  categories: "/data/categories.json",
  /** `StaticOldSlugs` of the categories. */
  oldCategories: "/data/old-categories.json",
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

/** Each slug of before with the one of now. */
export type StaticOldSlugs = [old: string, current: string][];

/** What search compares, normalised as a query has to be; see `search_normalize` of the database. */
export interface StaticSearchTexts {
  /** Every language with the names that people call it by. */
  languages: (LanguageRef & { names: string[] })[];
  /** The English of each phrase. */
  english: [phraseSlug: string, english: string][];
}

/** Native text and romanization of each phrase that the language has. */
export type StaticLanguageTexts = [phraseSlug: string, native: string, romanization: string | null][];
