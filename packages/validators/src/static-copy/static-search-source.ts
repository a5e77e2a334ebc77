import { SUGGESTION_LIMIT } from "../search/search-limits.ts";
import type { SearchSource } from "../search/search-source.ts";
import { type CopyTexts, createCopyTexts } from "./copy-texts.ts";
import { findTexts } from "./find-texts.ts";
import { readEntries } from "./read-entries.ts";
import { staticData } from "./static-data.ts";
import type { StaticFiles } from "./static-files.ts";

export interface StaticSearchSource extends SearchSource {
  /** Reads ahead what suggestions of English phrases show, so that they need no other request. */
  prepare(): Promise<void>;
  /** The same, but what is said in any language is looked for in the texts alone that were asked for before. */
  inHand: SearchSource;
}

/**
 * Searches the data files of a static copy. What is read is the vocabulary and, when they are needed, the texts of
 * languages: of the one that is named, of the first ones, of all that may have what was typed.
 */
export function createStaticSearchSource(files: StaticFiles): StaticSearchSource {
  const copy = createCopyTexts(files);
  const source: SearchSource = {
    vocabulary: async () => (await copy.readVocabulary()).vocabulary,
    findTexts: (texts, scope, wanted) => findTexts(copy, texts, scope, wanted),
    heardTexts: () => copy.readHeardTexts(),
    readEntries: (phrases, scope) => readEntries(files, copy, phrases, scope),
  };
  const copyInHand: CopyTexts = {
    ...copy,
    async readVocabulary() {
      const { languages, ...vocabulary } = await copy.readVocabulary();
      const isInHand = (slug: string) => files.has(staticData.textsOfLanguage(slug));
      return { ...vocabulary, languages: languages.filter(({ ref }) => isInHand(ref.slug)) };
    },
  };
  return {
    ...source,
    inHand: {
      ...source,
      heardTexts: async () => (files.has(staticData.heardTexts) ? copy.readHeardTexts() : []),
      findTexts: (texts, scope, wanted) =>
        findTexts(scope.language === null ? copyInHand : copy, texts, scope, wanted),
    },
    async prepare() {
      // A phrase alone is suggested in so many languages, the first ones.
      const { languages } = await copy.readVocabulary();
      await Promise.all(languages.slice(0, SUGGESTION_LIMIT).map(copy.readTexts));
    },
  };
}
