import type { LanguageRef, PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import type { SearchPhrase, SearchVocabulary } from "../search-source.ts";
import type { StaticText, StaticVocabulary } from "./data-files.ts";

export interface ExportedPhrase extends SearchPhrase {
  /** Its place in the lists. */
  place: number;
  /** In how many languages it is said. */
  languages: number;
}

export interface ExportedLanguage {
  ref: LanguageRef;
  /** Of its texts; see `textScripts`. */
  scripts: readonly string[];
}

/** The vocabulary of a static copy, as search asks for it, and what else the copy tells of it. */
export interface ExportedVocabulary {
  vocabulary: SearchVocabulary;
  phrases: ReadonlyMap<string, ExportedPhrase>;
  /** In the order of the site. */
  languages: readonly ExportedLanguage[];
}

/** Reads the file of the vocabulary. Phrases of a category that it does not have, from an older file, are left out. */
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

/** A translation as lists show it. */
export function entryOf(
  { slug, english, category }: SearchPhrase,
  language: LanguageRef,
  [, id, native_text, romanization]: StaticText,
): PhraseEntry {
  return { id, phrase: { slug, english }, language, category, native_text, romanization };
}
