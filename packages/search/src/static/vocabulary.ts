import type { LanguageRef, PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import type { SearchPhrase, SearchVocabulary } from "../search-source.ts";
import type { StaticText, StaticVocabulary } from "./data-files.ts";

export interface ExportedPhrase extends SearchPhrase {
  /** Position in the lists. */
  place: number;
  /** Number of languages that have the phrase. */
  languages: number;
}

export interface ExportedLanguage {
  ref: LanguageRef;
  /** Scripts of its texts; see `textScripts`. */
  scripts: readonly string[];
}

/** The vocabulary of a static export in the form that search uses, with the additional data of the export. */
export interface ExportedVocabulary {
  vocabulary: SearchVocabulary;
  phrases: ReadonlyMap<string, ExportedPhrase>;
  /** In display order. */
  languages: readonly ExportedLanguage[];
}

/**
 * Parses the vocabulary file. Phrases of a category that is missing from it, which come from an older file, are
 * omitted.
 */
export function exportedVocabulary({ languages, phrases, ...rest }: StaticVocabulary): ExportedVocabulary {
  const categories = new Map(rest.categories.map((category) => [category.slug, category]));
  const placed = phrases.flatMap(([slug, english, ofCategory, said], place): ExportedPhrase[] => {
    const category = categories.get(ofCategory);
    return category ? [{ slug, english, category, languages: said, place }] : [];
  });
  return {
    vocabulary: {
      ...rest,
      languages: languages.map(({ scripts: _, ...language }) => language),
      phrases: placed.map(({ slug, english, category }) => ({ slug, english, category })),
    },
    phrases: new Map(placed.map((phrase) => [phrase.slug, phrase])),
    languages: languages.map(({ scripts, names: _, ...ref }) => ({ ref, scripts })),
  };
}

/** Returns a translation in the form that lists show. */
export function entryOf(
  { slug, english, category }: SearchPhrase,
  language: LanguageRef,
  [, id, native_text, romanization]: StaticText,
): PhraseEntry {
  return { id, phrase: { slug, english }, language, category, native_text, romanization };
}
