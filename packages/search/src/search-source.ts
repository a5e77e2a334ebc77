import type { CategoryRef } from "@saywhere/validators/content/category";
import type { LanguageRef, PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import type { MatchKind } from "./matching/match-text.ts";

export interface SearchLanguage extends LanguageRef {
  /** English name, native name, code and aliases, normalized. */
  names: readonly string[];
}

export interface SearchPhrase {
  slug: string;
  english: string;
  category: CategoryRef;
  /** Other ways to say the need that the phrase meets, as editors wrote them; left out where there are none. */
  intents?: readonly string[];
}

/** The names and phrases that a query can mention. It is small compared with the translations and is held in memory. */
export interface SearchVocabulary {
  /** In display order. */
  languages: readonly SearchLanguage[];
  /** In display order. */
  categories: readonly CategoryRef[];
  /** In list order, the popular phrases first. */
  phrases: readonly SearchPhrase[];
  /** Number of popular phrases at the start of the list. */
  popular: number;
  /** Groups of synonymous words and short texts, as editors wrote them. */
  synonyms: readonly (readonly string[])[];
  /**
   * By slug of each language in Chinese characters: pairs of a character that people may type and the one that the
   * language's texts have instead, such as '謝谢見见'. Vocabularies that devices stored earlier lack it.
   */
  hanVariants?: Readonly<Record<string, string>>;
}

/** The language and the category to search, by slug. */
export interface SearchScope {
  language: string | null;
  category: string | null;
  /** Slug of the language whose entries come first where all languages are searched; see `preferLanguage`. */
  preferred?: string;
}

/** A translation with all texts by which it can be found. */
export interface SearchedTexts {
  entry: PhraseEntry;
  /** The texts of its other forms, native and romanized. */
  variants: readonly string[];
  /** All texts normalized: the native text, the romanization if there is one, the variants. */
  normal: readonly string[];
}

/** Maximum number of translations wanted, and the minimum match quality of their texts. */
export interface TextQuery {
  limit: number;
  /**
   * Number that a source may return instead when it reaches `limit`: which of the matches it has found by then is left to
   * chance, so fewer do as well.
   */
  reducedLimit?: number;
  /**
   * Maximum number of similar or partial matches. In large content most of these are irrelevant, and each has to be
   * read and compared.
   */
  maxGuesses?: number;
  minKind: MatchKind;
  /**
   * Normalized. Texts that `fuzzyMatch` accepts for one of these also match. More than `limit` matches are not ranked.
   */
  fuzzy?: readonly string[];
}

export interface PhraseRequest {
  slug: string;
  /** Maximum number of entries. */
  limit: number;
}

export interface PhraseEntries {
  /** In the order of the languages. */
  entries: PhraseEntry[];
  /** Number of languages of the scope that have the phrase. */
  total: number;
}

/** The pronunciation of a common phrase in a language. */
export interface PhoneticText {
  /** Slugs. */
  language: string;
  phrase: string;
  /** Pronunciation guides of the translation and its other forms, with syllables separated by hyphens and spaces. */
  guides: readonly string[];
}

/** The data that search reads: the database, or the data files of the static export. */
export interface SearchSource {
  /** Called for each search; the source caches what does not change. */
  vocabulary(): Promise<SearchVocabulary>;
  /**
   * Finds the translations of a scope with a text that may match one of these texts: at least all that `matchText`
   * accepts at the required quality. If there are more than the limit, exact matches come first, then those that start
   * with a text, those that contain its words, and similar ones. One call takes several texts, so that a source runs
   * one lookup.
   *
   * @param texts normalized, not empty
   */
  findTexts(texts: readonly string[], scope: SearchScope, wanted: TextQuery): Promise<SearchedTexts[]>;
  /** Returns the pronunciations of the popular phrases, and of those related to them, in the first languages. */
  phoneticTexts(): Promise<readonly PhoneticText[]>;
  /**
   * Reads the entries of phrases in list order, at most the requested number of each, those of the preferred language
   * first and then those of the first languages.
   */
  readEntries(
    phrases: readonly PhraseRequest[],
    scope: SearchScope,
  ): Promise<ReadonlyMap<string, PhraseEntries>>;
}
