import { textScripts } from "@saywhere/validators/texts/text-scripts";
import { fuzzyMatch } from "../matching/fuzzy-match.ts";
import { MATCH_KINDS, matchPrepared, rankOf } from "../matching/match-text.ts";
import { type PreparedText, prepareText } from "../matching/prepared-text.ts";
import type { SearchedTexts, SearchScope, TextQuery } from "../search-source.ts";
import { candidatesOf, fuzzyCandidates } from "./text-index.ts";
import type { TextStore } from "./text-store.ts";
import { type ExportedLanguage, entryOf } from "./vocabulary.ts";

/** See `SearchSource.findTexts`. Without a language, the languages that use the scripts of the texts are read. */
export async function findTexts(
  copy: TextStore,
  sought: readonly string[],
  { language, category }: SearchScope,
  { limit, minKind, fuzzy = [] }: TextQuery,
): Promise<SearchedTexts[]> {
  const { languages, phrases } = await copy.readVocabulary();
  const scripts = textScripts([...sought, ...fuzzy]);
  const isSearched = (one: ExportedLanguage) =>
    language === null ? one.scripts.some((script) => scripts.includes(script)) : one.ref.slug === language;
  const queries = sought.map(prepareText);
  const nearQueries = fuzzy.map(prepareText);
  const rank = (text: PreparedText) => {
    const ranks = queries.map((query) => {
      const match = matchPrepared(text, query);
      return match && rankOf(match.kind) <= rankOf(minKind) ? rankOf(match.kind) : Number.POSITIVE_INFINITY;
    });
    const isNear = nearQueries.some((query) => fuzzyMatch(text, query));
    return Math.min(...ranks, isNear ? MATCH_KINDS.length : Number.POSITIVE_INFINITY);
  };

  const found = languages.filter(isSearched).map(async (one) => {
    const indexed = await copy.readTexts(one);
    const candidates = new Set([
      ...sought.flatMap((text) => [...candidatesOf(indexed, text)]),
      ...fuzzy.flatMap((text) => [...fuzzyCandidates(indexed, text)]),
    ]);
    return [...candidates].flatMap(({ row, texts }) => {
      const [slug, , , , ...variants] = row;
      const phrase = phrases.get(slug);
      if (!phrase || (category !== null && phrase.category.slug !== category)) return [];
      const best = Math.min(...texts.map((text) => rank(prepareText(text))));
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
