import type { SearchSource } from "../search/search-source.ts";
import { SUGGESTION_LIMIT } from "../search-limits.ts";
import { createCopyTexts } from "./copy-texts.ts";
import { findTexts } from "./find-texts.ts";
import { readEntries } from "./read-entries.ts";
import type { StaticFiles } from "./static-files.ts";

export interface StaticSearchSource extends SearchSource {
  /** Reads ahead what suggestions of English phrases show, so that they need no other request. */
  prepare(): Promise<void>;
}

/**
 * Searches the data files of a static copy. What is read is the vocabulary and, when they are needed, the texts of
 * languages: of the one that is named, of the first ones, of all that may have what was typed.
 */
export function createStaticSearchSource(files: StaticFiles): StaticSearchSource {
  const copy = createCopyTexts(files);
  return {
    vocabulary: async () => (await copy.readVocabulary()).vocabulary,
    findTexts: (texts, scope, wanted) => findTexts(copy, texts, scope, wanted),
    readEntries: (phrases, scope) => readEntries(files, copy, phrases, scope),
    async prepare() {
      // A phrase alone is suggested in so many languages, the first ones.
      const { languages } = await copy.readVocabulary();
      await Promise.all(languages.slice(0, SUGGESTION_LIMIT).map(copy.readTexts));
    },
  };
}
