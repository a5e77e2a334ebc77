import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import type { SearchLanguage, SearchVocabulary } from "../search-source.ts";

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
  /** `StaticOldSlugs` */
  oldLanguages: "/data/old-languages.json",
  oldCategories: "/data/old-categories.json",
  /** `StaticPhrase[]`, in the order of the lists. */
  phrases: "/data/phrases.json",
  /** `PhraseEntry[]`: a phrase in every language that has it, in the order of the languages. */
  entriesOfPhrase: (phraseSlug: string) => `/data/phrases/${segment(phraseSlug)}.json`,
  /** `PhraseEntry[]`: all phrases of a language, in the order of the lists. */
  entriesOfLanguage: (languageSlug: string) => `/data/languages/${segment(languageSlug)}.json`,
  /** `StaticVocabulary` */
  vocabulary: "/data/vocabulary.json",
  /** `StaticHeardTexts[]`; read where a text is found nowhere as it is written. */
  phoneticTexts: "/data/heard-texts.json",
  /** `StaticTexts` */
  textsOfLanguage: (languageSlug: string) => `/data/texts/${segment(languageSlug)}.json`,
} as const;

export interface StaticPhrase {
  slug: string;
  english: string;
  category: PhraseEntry["category"];
}

/** Each slug of before with the one of now, for filters; a page of before leads on by itself. */
export type StaticOldSlugs = [old: string, current: string][];

/** What a search can name, and where else it may have to look. */
export interface StaticVocabulary extends Omit<SearchVocabulary, "languages" | "phrases"> {
  /** With the scripts of the language's texts; see `textScripts`. */
  languages: (SearchLanguage & { scripts: string[] })[];
  /** In the order of the lists, with the number of languages that have the phrase. */
  phrases: [slug: string, english: string, categorySlug: string, languages: number][];
}

/**
 * A translation as it is found and shown: the identifier, the native text, the romanization, and the texts of its
 * other forms.
 */
export type StaticText = [
  phraseSlug: string,
  id: number,
  native: string,
  romanization: string | null,
  ...variants: string[],
];

/** See `HeardText`; of each language its phrases with their guides. */
export type StaticPhoneticTexts = [
  languageSlug: string,
  ...phrases: [phraseSlug: string, ...guides: string[]][],
];

/** The texts of a language, in the order of the lists. */
export type StaticTexts = StaticText[];
