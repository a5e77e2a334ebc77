import { type MatchKind, matchPrepared, prepareText, rankOf } from "../matching/match-text.ts";
import {
  matchTranslations,
  type PreparedTranslation,
  prepareTexts,
  type TranslationMatch,
} from "../matching/match-translations.ts";
import { compactText } from "../matching/text-terms.ts";
import { romanizeKana } from "../normalization/romanize-kana.ts";
import type { SearchScope, SearchSource } from "../search-source.ts";
import type { VocabularyIndex } from "../vocabulary-index.ts";

const SCRIPT = "Jpan";
const MAX_TEXTS = 100;
/** Each is a lookup of its own. The guide has one; those that come first are the ones that most people ask for. */
const MAX_LANGUAGES = 3;
/** Kana determine the letters, so similar texts would be noise and slow to search. */
const LEAST = "words";
/** Ranks romanized matches behind texts that are written in kana. */
const COST_OF_ROMANIZING = 0.05;
/** Honorific prefixes, which people omit when they search for the word: 'o-mizu', 'go-shusshin'. */
const POLITE = ["o", "go"];
const COST_OF_POLITE = 0.2;
/** A shorter romanization must be the whole text, because 'ni' is a word of many texts. */
const MIN_PART_LENGTH = 3;

/** One possible romanization of a text, with the required match quality and the cost of its matches. */
interface Way {
  text: string;
  minKind: MatchKind;
  cost: number;
}

/**
 * Finds the translations whose romanization equals the reading of a text in kana: texts written with kanji, which
 * people search for by sound. Any other text causes no lookup.
 *
 * @param text normalized
 */
export async function findByKana(
  source: SearchSource,
  index: VocabularyIndex,
  text: string,
  scope: SearchScope,
): Promise<TranslationMatch[]> {
  const ways = romanizeKana(text).flatMap(waysOf);
  if (ways.length === 0) return [];
  const wanted = {
    limit: MAX_TEXTS,
    minKind: ways.some(({ minKind }) => minKind === LEAST) ? LEAST : "same",
  } as const;
  const languages = index.vocabulary.languages
    .filter(({ script, slug }) => script === SCRIPT && (scope.language === null || scope.language === slug))
    .slice(0, MAX_LANGUAGES);
  const texts = ways.map((way) => way.text);
  const found = languages.map(async ({ slug }) => {
    const read = prepareTexts(await source.findTexts(texts, { ...scope, language: slug }, wanted));
    return ways.flatMap((way) => matchesOf(read, way));
  });
  return (await Promise.all(found)).flat();
}

function waysOf(text: string): Way[] {
  if (compactText(text).length < MIN_PART_LENGTH) return [{ text, minKind: "same", cost: 0 }];
  const polite = POLITE.map((start): Way => ({ text: start + text, minKind: LEAST, cost: COST_OF_POLITE }));
  return [{ text, minKind: LEAST, cost: 0 }, ...polite];
}

const matchesOf = (read: readonly PreparedTranslation[], { text, minKind, cost }: Way): TranslationMatch[] =>
  matchTranslations(read, prepareText(text), matchPrepared)
    .filter(({ kind }) => rankOf(kind) <= rankOf(minKind))
    .map((one) => ({ ...one, cost: one.cost + COST_OF_ROMANIZING + cost }));
