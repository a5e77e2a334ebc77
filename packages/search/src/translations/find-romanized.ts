import { type MatchKind, matchPrepared, rankOf } from "../matching/match-text.ts";
import {
  matchTranslations,
  type PreparedTranslation,
  prepareTexts,
  type TranslationMatch,
} from "../matching/match-translations.ts";
import { prepareText } from "../matching/prepared-text.ts";
import { compactText } from "../matching/text-terms.ts";
import { romanizeKana } from "../normalization/romanize-kana.ts";
import type { SearchScope, SearchSource } from "../search-source.ts";
import type { VocabularyIndex } from "../vocabulary-index.ts";

const SCRIPT = "Jpan";
const MOST_TEXTS = 100;
/** Kana tell the letters: what is only like them would be noise, and takes long to look for. */
const LEAST = "words";
/** Behind what is written in kana itself. */
const COST_OF_ROMANIZING = 0.05;
/** Polite words have a letter in front, which people leave out when they look for the word: 'o-mizu', 'go-shusshin'. */
const POLITE = ["o", "go"];
const COST_OF_POLITE = 0.2;
/** A shorter romanization has to be the whole text: 'ni' is a word of many. */
const SHORTEST_PART = 3;

/** How a text may be romanized, with how well a translation must match it, and what sets those back. */
interface Way {
  text: string;
  minKind: MatchKind;
  cost: number;
}

/**
 * The translations whose romanization is how a text in kana is read: those written with kanji, which people look for
 * by their sound. For any other text nothing is looked up.
 *
 * @param text normalised
 */
export async function findRomanized(
  source: SearchSource,
  index: VocabularyIndex,
  text: string,
  scope: SearchScope,
): Promise<TranslationMatch[]> {
  const ways = romanizeKana(text).flatMap(waysOf);
  if (ways.length === 0) return [];
  const wanted = {
    limit: MOST_TEXTS,
    minKind: ways.some(({ minKind }) => minKind === LEAST) ? LEAST : "same",
  } as const;
  const languages = index.vocabulary.languages.filter(
    ({ script, slug }) => script === SCRIPT && (scope.language === null || scope.language === slug),
  );
  const texts = ways.map((way) => way.text);
  const found = languages.map(async ({ slug }) => {
    const read = prepareTexts(await source.findTexts(texts, { ...scope, language: slug }, wanted));
    return ways.flatMap((way) => matchesOf(read, way));
  });
  return (await Promise.all(found)).flat();
}

function waysOf(text: string): Way[] {
  if (compactText(text).length < SHORTEST_PART) return [{ text, minKind: "same", cost: 0 }];
  const polite = POLITE.map((start): Way => ({ text: start + text, minKind: LEAST, cost: COST_OF_POLITE }));
  return [{ text, minKind: LEAST, cost: 0 }, ...polite];
}

const matchesOf = (read: readonly PreparedTranslation[], { text, minKind, cost }: Way): TranslationMatch[] =>
  matchTranslations(read, prepareText(text), matchPrepared)
    .filter(({ kind }) => rankOf(kind) <= rankOf(minKind))
    .map((one) => ({ ...one, cost: one.cost + COST_OF_ROMANIZING + cost }));
