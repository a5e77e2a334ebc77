import { SUGGESTION_LIMIT } from "@saywhere/validators/search/search-limits";
import type { SearchSource } from "../search-source.ts";
import { staticData } from "./data-files.ts";
import type { FileLoader } from "./file-loader.ts";
import { findTexts } from "./find-texts.ts";
import { readEntries } from "./read-entries.ts";
import { createTextStore, type TextStore } from "./text-store.ts";

export interface StaticSearchSource extends SearchSource {
  /** Preloads the data that suggestions of English phrases show, so that they cause no further request. */
  prepare(): Promise<void>;
  /** The same source, except that texts in any language are searched only in files that were already requested. */
  inHand: SearchSource;
}

/**
 * Searches the data files of a static export. It loads the vocabulary and, when they are needed, the texts of
 * languages: the named language, the first ones, or all that may have the typed text.
 */
export function createStaticSearchSource(files: FileLoader): StaticSearchSource {
  const copy = createTextStore(files);
  const source: SearchSource = {
    vocabulary: async () => (await copy.readVocabulary()).vocabulary,
    findTexts: (texts, scope, wanted) => findTexts(copy, texts, scope, wanted),
    phoneticTexts: () => copy.readPhoneticTexts(),
    readEntries: (phrases, scope) => readEntries(files, copy, phrases, scope),
  };
  const copyInHand: TextStore = {
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
      phoneticTexts: async () => (files.has(staticData.phoneticTexts) ? copy.readPhoneticTexts() : []),
      findTexts: (texts, scope, wanted) =>
        findTexts(scope.language === null ? copyInHand : copy, texts, scope, wanted),
    },
    async prepare() {
      // A single phrase is suggested in this many languages, the first ones.
      const { languages } = await copy.readVocabulary();
      await Promise.all(languages.slice(0, SUGGESTION_LIMIT).map(copy.readTexts));
    },
  };
}
