import { searchEnglish } from "./english/search-english.ts";
import { correctWords, isKnown } from "./english/spell-correct.ts";
import { isLowWeightWord } from "./english/tokenize.ts";
import { rankOf } from "./matching/match-text.ts";
import { wordsOf } from "./matching/text-terms.ts";
import type { VocabularyIndex } from "./vocabulary-index.ts";

/** Conjunctions, prepositions and articles that remain at the ends of a query after unknown words are removed. */
const HANGING = /^(?:(?:and|or|in|to|for|of|the) )+|(?: (?:and|or|in|to|for|of|the|a|an))+$/g;

/** Minimum share of the query's length that must remain after unknown words are removed. */
const LEAST_KEPT = 0.4;

/**
 * Suggests texts that phrases have for a query without matches: the query corrected with a higher typo tolerance, or
 * the query without the words that no phrase has.
 *
 * @param text normalised
 */
export function similarTexts(index: VocabularyIndex, text: string): string[] {
  const { english } = index;
  const words = wordsOf(text);
  const isKnownAt = (word: string, at: number) => isKnown(english, word, at === words.length - 1);
  const kept = words.filter(isKnownAt).join(" ").replace(HANGING, "");
  const corrected = correctWords(english, text, 1)?.text ?? "";
  return [
    wordsOf(corrected).every(isKnownAt) ? corrected : "",
    kept.length >= text.length * LEAST_KEPT ? kept : "",
  ].filter((near) => {
    const [best] = searchEnglish(english, near, null).matches;
    const saysSomething = wordsOf(near).some((word) => !isLowWeightWord(word));
    return near !== text && saysSomething && best && rankOf(best.kind) <= rankOf("words");
  });
}
