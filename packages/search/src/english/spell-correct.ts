import { wordsOf } from "../matching/text-terms.ts";
import { type EnglishIndex, startingWith } from "./english-index.ts";
import { englishWords, isLowWeightWord, stemOf } from "./tokenize.ts";

export interface Correction {
  text: string;
  edits: number;
}

/** Minimum number of letters for a word to stand for one that starts with it. */
const MIN_PREFIX = 3;

/** Words up to this length never get a higher typo tolerance. */
const LONGEST_STRICT = 5;

/**
 * Replaces each unknown word of a text with the nearest known word.
 *
 * @param text normalised
 * @param more number of additional typos allowed in a word
 * @returns null if no word needs a correction, or none has a near word
 */
export function correctWords(index: EnglishIndex, text: string, more = 0): Correction | null {
  let edits = 0;
  const written = wordsOf(text);
  const words = written.map((word, at) => {
    const isLast = at === written.length - 1;
    if (isKnown(index, word, isLast)) return word;
    const [near] = index.nearWords.find(word, word.length > LONGEST_STRICT ? more : 0);
    const completed = word.length >= MIN_PREFIX ? startingWith(index.completions, word)[0]?.[0] : undefined;
    const better = near?.word ?? completed;
    if (!better) return word;
    edits += near?.edits ?? 1;
    return better;
  });
  return edits > 0 ? { text: words.join(" "), edits } : null;
}

/** Whether a word is in a phrase or a synonym, or is a filler word. */
export function isKnown(index: EnglishIndex, word: string, isLast: boolean): boolean {
  if (word.length < MIN_PREFIX || englishWords(word).length > 1 || isLowWeightWord(word)) return true;
  if (index.byTerm.has(stemOf(word)) || index.concepts.words.has(word)) return true;
  return isLast && startingWith(index.completions, word).length > 0;
}
