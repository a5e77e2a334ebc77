import { compared, MATCH_KINDS, type MatchKind, matchText } from "../search/match-text.ts";
import type { SearchedTexts, SearchScope } from "../search/search-source.ts";
import { textScripts } from "../text-scripts.ts";
import type { CopyTexts } from "./copy-texts.ts";
import { type CopyLanguage, entryOf } from "./copy-vocabulary.ts";
import { candidatesOf } from "./index-texts.ts";

const RANKS = new Map<MatchKind | undefined, number>(MATCH_KINDS.map((kind, rank) => [kind, rank]));

/** See `SearchSource.findTexts`. Without a language, those are read that have letters of the text's scripts. */
export async function findTexts(
  copy: CopyTexts,
  text: string,
  { language, category }: SearchScope,
  limit: number,
): Promise<SearchedTexts[]> {
  const { languages, phrases } = await copy.readVocabulary();
  const scripts = textScripts([text]);
  const isSearched = (one: CopyLanguage) =>
    language === null ? one.scripts.some((script) => scripts.includes(script)) : one.ref.slug === language;
  const query = compared(text);
  const rankOf = (texts: readonly string[]) =>
    Math.min(...texts.map((one) => RANKS.get(matchText(one, query)?.kind) ?? Number.POSITIVE_INFINITY));

  const found = languages.filter(isSearched).map(async (one) => {
    const candidates = candidatesOf(await copy.readTexts(one), text);
    return [...candidates].flatMap(({ row, texts }) => {
      const [slug, , , , ...variants] = row;
      const phrase = phrases.get(slug);
      if (!phrase || (category !== null && phrase.category.slug !== category)) return [];
      const rank = rankOf(texts);
      if (rank === Number.POSITIVE_INFINITY) return [];
      return { entry: entryOf(phrase, one.ref, row), variants, rank, place: phrase.place };
    });
  });
  return (await Promise.all(found))
    .flat()
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .slice(0, limit)
    .map(({ entry, variants }) => ({ entry, variants }));
}
