import { isUnspaced, wordsOf } from "../matching/text-terms.ts";
import { BETWEEN_ALPHABETS } from "../normalization/romanize-kana.ts";

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
