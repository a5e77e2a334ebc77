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
  /** By slug of the language, and then by the character typed; see `SearchVocabulary.hanVariants`. */
  hanVariants: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  /** Position of each language and phrase in its list, by slug. */
  positionOfLanguage: ReadonlyMap<string, number>;
  positionOfPhrase: ReadonlyMap<string, number>;
}

/** Returns the lookup tables of a vocabulary. */
export const getVocabularyIndex = memoizeByObject((vocabulary: SearchVocabulary): VocabularyIndex => {
  const { languages, phrases, hanVariants = {} } = vocabulary;
  const { names: categories, otherSynonyms } = createCategoryNames(vocabulary);
  return {
    vocabulary,
    english: createEnglishIndex({ ...vocabulary, synonyms: otherSynonyms }),
    languages: createNameIndex(
      languages.flatMap((language) => language.names.map((name) => [name, language] as const)),
    ),
    categories,
    hanVariants: new Map(Object.entries(hanVariants).map(([slug, pairs]) => [slug, readPairs(pairs)])),
    positionOfLanguage: positionsOf(languages),
    positionOfPhrase: positionsOf(phrases),
  };
});

const positionsOf = (listed: readonly { slug: string }[]): Map<string, number> =>
  new Map(listed.map(({ slug }, place) => [slug, place]));

/** Returns the second letters of pairs by their first one. */
function readPairs(pairs: string): Map<string, string[]> {
  const seconds = new Map<string, string[]>();
  for (const [first = "", second = ""] of pairs.match(/../gsu) ?? []) {
    seconds.set(first, [...(seconds.get(first) ?? []), second]);
  }
  return seconds;
}
