import type { CategoryRef } from "@saywhere/validators/content/category";
import type { LanguageRef, PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import type { MatchKind } from "./matching/match-text.ts";

export interface SearchLanguage extends LanguageRef {
  /** English name, native name, code and aliases, normalised. */
  names: readonly string[];
}

export interface SearchPhrase {
  slug: string;
  english: string;
  category: CategoryRef;
}

/** What there is to be named in a query. It is small beside the translations, and kept in memory. */
export interface SearchVocabulary {
  /** In the order of the site. */
  languages: readonly SearchLanguage[];
  /** In the order of the site. */
  categories: readonly CategoryRef[];
  /** In the order of the lists, the popular ones first. */
  phrases: readonly SearchPhrase[];
  /** How many of the phrases, from the first on, are popular. */
  popular: number;
  /** Groups of words and short texts that mean the same, as editors wrote them. */
  synonyms: readonly (readonly string[])[];
}

/** Where to look; slugs. */
export interface SearchScope {
  language: string | null;
  category: string | null;
}

/** A translation with all texts by which it is found. */
export interface SearchedTexts {
  entry: PhraseEntry;
  /** The texts of its other forms, native and romanized. */
  variants: readonly string[];
  /** All these texts normalised: the native one, the romanization if there is one, the variants. */
  normal: readonly string[];
}

/** How many translations are wanted at most, and how well a text of theirs must match. */
export interface TextQuery {
  limit: number;
  /**
   * How many are enough of what is only similar, or only a part: among much content most of these are nothing that was
   * meant, and each has to be read and compared.
   */
  maxGuesses?: number;
  minKind: MatchKind;
  /** Normalised; texts that `matchNearly` takes for one of these are wanted too. More than `limit` are not ranked. */
  fuzzy?: readonly string[];
}

export interface PhraseRequest {
  slug: string;
  /** How many entries of it at most. */
  limit: number;
}

export interface PhraseEntries {
  /** In the order of the languages. */
  entries: PhraseEntry[];
  /** In how many languages of the scope the phrase is said. */
  total: number;
}

/** How a phrase that is said often is pronounced in a language. */
export interface PhoneticText {
  /** Slugs. */
  language: string;
  phrase: string;
  /** The pronunciation guides of the translation and its other forms: syllables, parted by hyphens and spaces. */
  guides: readonly string[];
}

/** Where search finds what it searches: the database, or the data files of the static copy. */
export interface SearchSource {
  /** Asked for at each search; the source keeps what does not change. */
  vocabulary(): Promise<SearchVocabulary>;
  /**
   * The translations of a scope with a text that may match one of these: at least all those which `matchText` takes
   * as well as is asked for, but where there are more than the limit: then the same, those that begin with one, those
   * with its words and the similar ones, in this order. Several are asked for at once, so that a source looks once.
   *
   * @param texts normalised, not empty
   */
  findTexts(texts: readonly string[], scope: SearchScope, wanted: TextQuery): Promise<SearchedTexts[]>;
  /** How the popular phrases, and those related to them, are pronounced in the first languages. */
  phoneticTexts(): Promise<readonly PhoneticText[]>;
  /** The entries of phrases, in their order; of each at most so many as are asked for, those of the first languages. */
  readEntries(
    phrases: readonly PhraseRequest[],
    scope: SearchScope,
  ): Promise<ReadonlyMap<string, PhraseEntries>>;
}
