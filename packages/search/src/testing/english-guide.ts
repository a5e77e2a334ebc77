import type { SearchVocabulary } from "../search-source.ts";

/** Builds a vocabulary of English phrases, each with its category after a bar; the first ones are popular. */
export function englishVocabulary(
  phrases: readonly string[],
  { popular = 0, synonyms = [] }: Partial<Pick<SearchVocabulary, "popular" | "synonyms">> = {},
): SearchVocabulary {
  return {
    languages: [],
    categories: [],
    phrases: phrases.map((phrase, place) => {
      const [english = "", category = ""] = phrase.split("|");
      return { slug: `phrase-${place}`, english, category: { slug: category, name: category } };
    }),
    popular,
    synonyms,
  };
}
