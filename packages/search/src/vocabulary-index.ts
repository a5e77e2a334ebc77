import { createEnglishIndex, type EnglishIndex } from "./english/english-index.ts";
import { memoizeByObject } from "./memoize.ts";
import { createCategoryNames, type NamedCategory } from "./query/category-mentions.ts";
import { createNameIndex, type NameIndex } from "./query/name-index.ts";
import type { SearchLanguage, SearchVocabulary } from "./search-source.ts";

export interface VocabularyIndex {
  vocabulary: SearchVocabulary;
  english: EnglishIndex;
  languages: NameIndex<SearchLanguage>;
  categories: NameIndex<NamedCategory>;
  /** Position of each language and phrase in its list, by slug. */
  positionOfLanguage: ReadonlyMap<string, number>;
  positionOfPhrase: ReadonlyMap<string, number>;
}

/** Returns the lookup tables of a vocabulary. */
export const getVocabularyIndex = memoizeByObject((vocabulary: SearchVocabulary): VocabularyIndex => {
  const { languages, phrases } = vocabulary;
  const { names: categories, otherSynonyms } = createCategoryNames(vocabulary);
  return {
    vocabulary,
    english: createEnglishIndex({ ...vocabulary, synonyms: otherSynonyms }),
    languages: createNameIndex(
      languages.flatMap((language) => language.names.map((name) => [name, language] as const)),
    ),
    categories,
    positionOfLanguage: positionsOf(languages),
    positionOfPhrase: positionsOf(phrases),
  };
});

const positionsOf = (listed: readonly { slug: string }[]): Map<string, number> =>
  new Map(listed.map(({ slug }, place) => [slug, place]));
