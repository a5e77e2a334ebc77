import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import type { SearchLanguage, SearchVocabulary } from "../search-source.ts";
import type { Runs } from "./packed-texts.ts";

const segment = encodeURIComponent;

/**
 * Paths of the JSON files of the static export that its pages load in the browser: the filters of /phrases, suggestions,
 * /search, /practice and /saved. Everything else is in the pages themselves.
 *
 * Browsers cache each file for some minutes, so one file may be older than another. Files therefore refer to phrases
 * and languages by slug or identifier, and an entry that a file lacks is only missing from the results.
 */
export const staticData = {
  /** The response of `language.list`. */
  languages: "/data/languages.json",
  /** The response of `category.list`. */
  categories: "/data/categories.json",
  /** `StaticOldSlugs` */
  oldLanguages: "/data/old-languages.json",
  oldCategories: "/data/old-categories.json",
  oldPhrases: "/data/old-phrases.json",
  /** `StaticPhrase[]`, in list order. */
  phrases: "/data/phrases.json",
  /** `string[]`: slugs of the popular phrases, by rank. */
  popular: "/data/popular.json",
  /** `PhraseEntry[]`: a phrase in every language that has it, in the order of the languages. */
  entriesOfPhrase: (phraseSlug: string) => `/data/phrases/${segment(phraseSlug)}.json`,
  /**
   * `PhraseEntry[]`: a part of the list of all languages, in which each phrase is in another language; there are as many
   * parts as languages.
   */
  entriesOfRound: (round: number) => `/data/rounds/${round}.json`,
  /** `PhraseEntry[]`: all phrases of a language, in list order. */
  entriesOfLanguage: (languageSlug: string) => `/data/languages/${segment(languageSlug)}.json`,
  /** The response of `language.forms`; loaded only for visitors who chose how they speak. */
  formsOfLanguage: (languageSlug: string) => `/data/forms/${segment(languageSlug)}.json`,
  /** `TextFont`, or null: the font of `PHRASES_WITH_FONT` popular phrases; the server has it too. */
  fontOfLanguage: (languageSlug: string) => `/data/fonts/${segment(languageSlug)}.json`,
  /** `StaticDetails`: the fields of translations that only sheets print and export. */
  detailsOfLanguage: (languageSlug: string) => `/data/language-details/${segment(languageSlug)}.json`,
  /** `StaticVocabulary` */
  vocabulary: "/data/vocabulary.json",
  /** `StaticPhoneticTexts`; loaded only if a text is found nowhere as it is written. */
  phoneticTexts: "/data/phonetic-texts.json",
  /** `StaticTexts` */
  textsOfLanguage: (languageSlug: string) => `/data/texts/${segment(languageSlug)}.json`,
  /** `LanguagePack`; the server has it too. */
  pack: (languageSlug: string) => `/data/packs/${segment(languageSlug)}/pack.json`,
  /** `PackInfo`; the server has it too. */
  packInfo: (languageSlug: string) => `/data/packs/${segment(languageSlug)}/info.json`,
} as const;

/** Number of popular phrases that pages show in the visitor's language. */
export const PHRASES_WITH_FONT = 8;

/** A subset of the font of a script, for texts that the browser adds to a page; it lacks the glyphs of others. */
export interface TextFont {
  /** Family of the whole font. */
  family: string;
  /** WOFF2, in base64. */
  font: string;
  /** Of the browser's `FontFace`. */
  descriptors: Record<string, string>;
  texts: string[];
}

export interface StaticPhrase {
  slug: string;
  english: string;
  category: PhraseEntry["category"];
}

/** Each former slug with its current slug, for filters and saved phrases; the page of a former slug redirects by itself. */
export type StaticOldSlugs = [old: string, current: string][];

/** By phrase, in list order. */
export type StaticDetails = [
  phraseSlug: string,
  pronunciationGuide: string | null,
  usageNotes: string | null,
  audioUrl: string | null,
][];

/** The names and phrases that a search can mention, and the data that tells where else to look. */
export interface StaticVocabulary extends Omit<SearchVocabulary, "languages" | "phrases"> {
  /** With the scripts of the language's texts; see `textScripts`. */
  languages: (SearchLanguage & { scripts: string[] })[];
  /** In list order, with the number of languages that have the phrase, and its intents on a line each. */
  phrases: [
    slug: string,
    english: string,
    categorySlug: string,
    languages: number,
    id: number,
    intents?: string,
  ][];
}

/** A translation as search finds and shows it. */
export interface StaticText {
  phraseId: number;
  id: number;
  native: string;
  romanization: string | null;
  /** The native text and the romanization of each of its other forms. */
  variants: string[];
}

/** See `PhoneticText`: the phrases, then for each language a line with the guides of each phrase, in the same order. */
export type StaticPhoneticTexts = [phraseSlugs: string[], ...languages: [slug: string, guides: string][]];

/** The texts of a language; see `packTexts`. Packs that devices stored earlier lack the letters: their texts are plain. */
export type StaticTexts = [
  phraseIds: Runs,
  ids: Runs,
  natives: string,
  romanizations: string,
  nativeLetters?: string,
  romanizationLetters?: string,
];

/** Loads the data files of a static export by path, and caches them. */
export interface FileLoader {
  read<T>(url: string): Promise<T>;
  /** Loads a list that another file refers to; empty if the file no longer exists. */
  readList<T>(url: string): Promise<T[]>;
  /** Whether a file was already requested, so that reading it causes no further request. */
  has(url: string): boolean;
}
