import { wordsOf } from "../matching/text-terms.ts";
import { editDistance } from "../normalization/edit-distance.ts";
import { isCloseMisspelling } from "../normalization/is-close-misspelling.ts";
import { consonantKey } from "../normalization/phonetics.ts";
import { type EnglishIndex, startingWith } from "./english-index.ts";
import type { SpellingCandidate } from "./spelling-candidates.ts";
import { englishWords, isLowWeightWord, stemOf } from "./tokenize.ts";

export interface Correction {
  text: string;
  edits: number;
  /** Whether nothing but corrected words tells what is meant, and they may as well be other words: 'peach' for 'beach'. */
  isDoubtful: boolean;
  /** The corrected words; null unless each is hardly another word. */
  sureWords: readonly string[] | null;
}

/** Minimum number of letters for a word to stand for one that starts with it. */
const MIN_PREFIX = 3;

/** Words up to this length never get a higher typo tolerance. */
const MAX_STRICT_LENGTH = 5;

/**
 * Replaces each unknown word of a text with the nearest known word.
 *
 * @param text normalized
 * @param more number of additional typos allowed in a word
 * @returns null if no word needs a correction, or none has a near word
 */
export function correctWords(index: EnglishIndex, text: string, more = 0): Correction | null {
  let edits = 0;
  let isSure = true;
  const corrected: string[] = [];
  let isTelling = false;
  const written = wordsOf(text);
  const words = written.map((word, at) => {
    const isLast = at === written.length - 1;
    const swapped = written.length > 1 ? nearLowWeightWord(word) : undefined;
    // 'teh' is a word of an intent too, 'teh tarik'.
    if (isKnown(index, word, isLast) && !(swapped && more > 0)) {
      isTelling ||= !isLowWeightWord(word);
      return word;
    }
    const near =
      swapped ??
      index.nearWords.find(word, word.length > MAX_STRICT_LENGTH ? more : 0)[0] ??
      nearestOfIntents(index, word);
    const completed = word.length >= MIN_PREFIX ? startingWith(index.completions, word)[0]?.[0] : undefined;
    const better = near?.word ?? completed;
    // A filler in place of a word that counts would leave the rest to be found: 'dust allergy' is not 'just allergy'.
    if (!better || (isLowWeightWord(better) && better[0] !== word[0])) return word;
    edits += near?.edits ?? 1;
    corrected.push(better);
    isSure &&= isSureCorrection(word, better, index.intentWords.has(better));
    return better;
  });
  if (edits === 0) return null;
  return {
    text: words.join(" "),
    edits,
    isDoubtful: !isSure && !isTelling,
    sureWords: isSure ? corrected : null,
  };
}

/** Of words up to this length, another consonant may make another word: 'sheep' is not 'sleep', nor 'spoon' 'soon'. */
const MAX_DOUBTFUL_LENGTH = 7;
const sortedLetters = (word: string): string => word.split("").toSorted().join("");

/**
 * @param isOfIntent whether only intents have the known word: another vowel may make another word then, as 'planet' and
 *   'plant'
 */
const isSureCorrection = (word: string, known: string, isOfIntent: boolean): boolean =>
  isCloseMisspelling(word, known) &&
  (word.length > MAX_DOUBTFUL_LENGTH ||
    known.startsWith(word) ||
    (!isOfIntent && consonantKey(word) === consonantKey(known)) ||
    sortedLetters(word) === sortedLetters(known));

/**
 * Intents have many words that are no part of the guide's phrases, so words that no phrase has would often be near to
 * one of them: 'towel' to 'bowel'. Only long words with one typo, not in the first letter, are corrected to them.
 */
const nearestOfIntents = ({ nearIntentWords }: EnglishIndex, word: string): SpellingCandidate | undefined =>
  word.length > MAX_STRICT_LENGTH
    ? nearIntentWords
        .find(word)
        .find(({ word: near }) => near[0] === word[0] && editDistance(near, word, 1) === 1)
    : undefined;

/** Words of three letters are near to too many words, except those that tell nothing: 'teh' is 'the'. */
function nearLowWeightWord(word: string): SpellingCandidate | undefined {
  if (word.length !== MIN_PREFIX || isLowWeightWord(word)) return undefined;
  const [first = "", second = "", third = ""] = word;
  const meant = first + third + second;
  return isLowWeightWord(meant) ? { word: meant, edits: 1 } : undefined;
}

/** Whether a word is in a phrase or a synonym, or is a filler word. */
export function isKnown(index: EnglishIndex, word: string, isLast: boolean): boolean {
  if (word.length < MIN_PREFIX || englishWords(word).length > 1 || isLowWeightWord(word)) return true;
  if (index.byTerm.has(stemOf(word)) || index.concepts.words.has(word)) return true;
  return isLast && startingWith(index.completions, word).length > 0;
}
