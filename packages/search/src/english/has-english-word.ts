import { wordsOf } from "../matching/text-terms.ts";
import type { EnglishIndex } from "./english-index.ts";
import { isKnown } from "./spell-correct.ts";
import { isLowWeightWord } from "./tokenize.ts";

/** Shorter words are often sounds typed by ear ('vee gates' for Wie geht es), or words of other languages. */
const MIN_LENGTH = 6;

/**
 * Whether one of several words is an English word of the guide that tells something. Such a text is in English even if
 * no phrase has all of it, so that what only sounds like it in another language is not meant: 'soy allergy'.
 *
 * @param text normalized
 */
export function hasEnglishWord(index: EnglishIndex, text: string): boolean {
  return (
    text.includes(" ") &&
    wordsOf(text).some(
      (word) => word.length >= MIN_LENGTH && !isLowWeightWord(word) && isKnown(index, word, false),
    )
  );
}
