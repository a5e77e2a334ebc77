import { type MatchKind, matchPrepared, prepareText, rankOf } from "../matching/match-text.ts";
import {
  matchTranslations,
  type PreparedTranslation,
  prepareTexts,
  type TranslationMatch,
} from "../matching/match-translations.ts";
import { compactText, isUnspaced, wordsOf } from "../matching/text-terms.ts";
import { BETWEEN_ALPHABETS, romanizeKana } from "../normalization/romanize-kana.ts";
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
export async function findRomanized(
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

/** Sounds that transcriptions write in different ways: as people may type them, and as guides may write them. */
const SOUNDS: readonly (readonly [typed: RegExp, written: string])[] = [
  [/ou/g, "o"],
  [/oo/g, "u"],
  [/ee/g, "i"],
  [/dj/g, "j"],
  [/ch(?!h)/g, "chh"],
  [/tz/g, "z"],
  [/s?d(?=ee|i)/g, "td"],
  [/c(?=[eiy])/g, "s"],
  [/s(?=[ei])/g, "c"],
  [/sh/g, "sch"],
  [/[ck]h/g, "h"],
  [/g/g, "h"],
  [/(?<![bcdgkpstz])h/g, "ch"],
  [/x/g, "ch"],
  [/b(?= |$)/g, "p"],
  [/j/g, "zh"],
  [/n(?=[bp])/g, "m"],
  [/m(?=[bp])/g, "n"],
  [/k(?!h)/g, "kh"],
  [/t(?!h)/g, "th"],
  [/p(?!h)/g, "ph"],
  [/wa/g, "oi"],
  [/sh/g, "x"],
  [/^s/, "x"],
  [/l/g, "r"],
  [/r/g, "l"],
  [/b/g, "v"],
  [/v/g, "b"],
  [/^y[ie]?(?=a)/, "gei"],
  [/^k(?!h)/, "g"],
  [/^g/, "k"],
  [/^t(?!h)/, "d"],
  [/^d/, "t"],
  [/^p(?!h)/, "b"],
  [/^b/, "p"],
];
/** Kana that sound alike, and kana of the other of the two alphabets. */
const KANA: readonly (readonly [typed: RegExp, written: (letter: string) => string])[] = [
  [/わ/g, () => "は"],
  [/お$/, () => "う"],
  [/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - BETWEEN_ALPHABETS)],
  [/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + BETWEEN_ALPHABETS)],
];
const SHORTEST_KANA = /[ぁ-ゖァ-ヶ].*[ぁ-ゖァ-ヶ]/;
const MIN_LENGTH = 5;
const MAX_WORDS = 5;
/** Minimum share of a text that a word must make up to be searched for alone. */
const MIN_SHARE = 0.5;

/**
 * Returns other spellings of a text that was found in no language: with its words split at other positions, and with
 * its sounds transcribed in other ways.
 *
 * @param text normalized
 */
export function transliterationVariants(text: string): string[] {
  const words = wordsOf(text);
  if (SHORTEST_KANA.test(text)) {
    return KANA.map(([typed, written]) => text.replace(typed, written)).filter((one) => one !== text);
  }
  if (text.length < MIN_LENGTH || isUnspaced(text) || words.length > MAX_WORDS) return [];
  const joined = words
    .slice(1)
    .map((word, at) =>
      [...words.slice(0, at), `${words[at] ?? ""}${word}`, ...words.slice(at + 2)].join(" "),
    );
  const sounding = SOUNDS.map(([typed, written]) => text.replace(typed, written));
  return [...new Set([...(words.length > 2 ? joined : []), ...sounding])].filter((one) => one !== text);
}

/** Returns the word that is the greater part of a text of several words; null if there is none. */
export function dominantWord(text: string): string | null {
  const words = wordsOf(text);
  const [longest = ""] = words.toSorted((a, b) => b.length - a.length);
  const letters = words.join("").length;
  const isMain = words.length > 1 && longest.length >= MIN_LENGTH && longest.length >= letters * MIN_SHARE;
  return isMain ? longest : null;
}
