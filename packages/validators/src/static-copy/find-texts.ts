import { type ComparedText, compared } from "../search/matching/compared-text.ts";
import { matchNearly } from "../search/matching/match-nearly.ts";
import { MATCH_KINDS, matchCompared, rankOf } from "../search/matching/match-text.ts";
import type { SearchedTexts, SearchScope, WantedTexts } from "../search/search-source.ts";
import { textScripts } from "../texts/text-scripts.ts";
import type { CopyTexts } from "./copy-texts.ts";
import { type CopyLanguage, entryOf } from "./copy-vocabulary.ts";
import { candidatesOf, nearCandidatesOf } from "./index-texts.ts";

/** See `SearchSource.findTexts`. Without a language, those are read that have letters of the texts' scripts. */
export async function findTexts(
  copy: CopyTexts,
  sought: readonly string[],
  { language, category }: SearchScope,
  { limit, least, nearly = [] }: WantedTexts,
): Promise<SearchedTexts[]> {
  const { languages, phrases } = await copy.readVocabulary();
  const scripts = textScripts([...sought, ...nearly]);
  const isSearched = (one: CopyLanguage) =>
    language === null ? one.scripts.some((script) => scripts.includes(script)) : one.ref.slug === language;
  const queries = sought.map(compared);
  const nearQueries = nearly.map(compared);
  const rank = (text: ComparedText) => {
    const ranks = queries.map((query) => {
      const match = matchCompared(text, query);
      return match && rankOf(match.kind) <= rankOf(least) ? rankOf(match.kind) : Number.POSITIVE_INFINITY;
    });
    const isNear = nearQueries.some((query) => matchNearly(text, query));
    return Math.min(...ranks, isNear ? MATCH_KINDS.length : Number.POSITIVE_INFINITY);
  };

  const found = languages.filter(isSearched).map(async (one) => {
    const indexed = await copy.readTexts(one);
    const candidates = new Set([
      ...sought.flatMap((text) => [...candidatesOf(indexed, text)]),
      ...nearly.flatMap((text) => [...nearCandidatesOf(indexed, text)]),
    ]);
    return [...candidates].flatMap(({ row, texts }) => {
      const [slug, , , , ...variants] = row;
      const phrase = phrases.get(slug);
      if (!phrase || (category !== null && phrase.category.slug !== category)) return [];
      const best = Math.min(...texts.map((text) => rank(compared(text))));
      if (best === Number.POSITIVE_INFINITY) return [];
      return {
        entry: entryOf(phrase, one.ref, row),
        variants,
        normal: texts,
        rank: best,
        place: phrase.place,
      };
    });
  });
  return (await Promise.all(found))
    .flat()
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .slice(0, limit)
    .map(({ entry, variants, normal }) => ({ entry, variants, normal }));
}
