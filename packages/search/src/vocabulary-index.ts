import { createEnglishIndex, type EnglishIndex } from "./english/english-index.ts";
import { createCategoryNames, type NamedCategory } from "./query/category-mentions.ts";
import { createNameIndex, type NameIndex } from "./query/entity-index.ts";
import type { SearchLanguage, SearchVocabulary } from "./search-source.ts";

export interface VocabularyIndex {
  vocabulary: SearchVocabulary;
  english: EnglishIndex;
  languages: NameIndex<SearchLanguage>;
  categories: NameIndex<NamedCategory>;
  /** Position of each language and phrase in its list, by slug. */
  placeOfLanguage: ReadonlyMap<string, number>;
  placeOfPhrase: ReadonlyMap<string, number>;
}

const indexes = new WeakMap<SearchVocabulary, VocabularyIndex>();

/** Returns the lookup tables of a vocabulary, built once per vocabulary and collected with it. */
export function getVocabularyIndex(vocabulary: SearchVocabulary): VocabularyIndex {
  const known = indexes.get(vocabulary);
  if (known) return known;
  const { languages, phrases } = vocabulary;
  const { names: categories, otherSynonyms } = createCategoryNames(vocabulary);
  const index: VocabularyIndex = {
    vocabulary,
    english: createEnglishIndex({ ...vocabulary, synonyms: otherSynonyms }),
    languages: createNameIndex(
      languages.flatMap((language) => language.names.map((name) => [name, language] as const)),
    ),
    categories,
    placeOfLanguage: placesOf(languages),
    placeOfPhrase: placesOf(phrases),
  };
  indexes.set(vocabulary, index);
  return index;
}

const placesOf = (listed: readonly { slug: string }[]): Map<string, number> =>
  new Map(listed.map(({ slug }, place) => [slug, place]));
