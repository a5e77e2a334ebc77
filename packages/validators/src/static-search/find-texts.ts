import { compared, matchText, rankOf } from "../search/match-text.ts";
import type { SearchedTexts, SearchScope, WantedTexts } from "../search/search-source.ts";
import { textScripts } from "../text-scripts.ts";
import type { CopyTexts } from "./copy-texts.ts";
import { type CopyLanguage, entryOf } from "./copy-vocabulary.ts";
import { candidatesOf } from "./index-texts.ts";

/** See `SearchSource.findTexts`. Without a language, those are read that have letters of the texts' scripts. */
export async function findTexts(
  copy: CopyTexts,
  sought: readonly string[],
  { language, category }: SearchScope,
  { limit, least }: WantedTexts,
): Promise<SearchedTexts[]> {
  const { languages, phrases } = await copy.readVocabulary();
  const scripts = textScripts(sought);
  const isSearched = (one: CopyLanguage) =>
    language === null ? one.scripts.some((script) => scripts.includes(script)) : one.ref.slug === language;
  const queries = sought.map(compared);
  const bestRank = (texts: readonly string[]) =>
    Math.min(
      ...texts.flatMap((one) =>
        queries.map((query) => {
          const match = matchText(one, query);
          return match ? rankOf(match.kind) : Number.POSITIVE_INFINITY;
        }),
      ),
    );

  const found = languages.filter(isSearched).map(async (one) => {
    const indexed = await copy.readTexts(one);
    const candidates = new Set(sought.flatMap((text) => [...candidatesOf(indexed, text)]));
    return [...candidates].flatMap(({ row, texts }) => {
      const [slug, , , , ...variants] = row;
      const phrase = phrases.get(slug);
      if (!phrase || (category !== null && phrase.category.slug !== category)) return [];
      const rank = bestRank(texts);
      if (rank > rankOf(least)) return [];
      return { entry: entryOf(phrase, one.ref, row), variants, rank, place: phrase.place };
    });
  });
  return (await Promise.all(found))
    .flat()
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .slice(0, limit)
    .map(({ entry, variants }) => ({ entry, variants }));
}
