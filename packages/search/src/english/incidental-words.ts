import { type EnglishIndex, type IndexedText, LIGHT_WEIGHT } from "./english-index.ts";
import type { Coverage } from "./query-terms.ts";
import { type EnglishWord, isLowWeightWord } from "./tokenize.ts";

/** Minimum share of an intent that a single word must have to mean it. */
const MIN_SHARE = 0.68;
/** Number of words of a query that mean an intent even if only one of them is significant. */
const MANY_WORDS = 3;

/**
 * Whether a query has only one significant word of a text, and that one does not mean the text: the start of another
 * word ('cat' of 'catch'), or an incidental word ('horse' of 'I could eat a horse'). A word of an intent means the
 * phrase if it is most of the intent, if several ways to say the phrase have it ('wallet'), or if only words of the
 * phrase itself are beside it ('bottle of water').
 */
export function isIncidental(
  index: EnglishIndex,
  text: IndexedText,
  { taken, missing, share }: Coverage,
  words: readonly EnglishWord[],
): boolean {
  const telling = new Set(taken.filter((_, at) => !isLowWeightWord(words[at]?.word ?? "")));
  const [found] = telling;
  if (!found || telling.size > 1) return false;
  // The term of a synonym group starts with '#'.
  if (found.isBegun) return text.isIntent || found.term.startsWith("#");
  if (!text.isIntent || share >= MIN_SHARE || words.length - missing.length >= MANY_WORDS) return false;
  const having = (index.textsOf[text.phrase] ?? []).filter((at) => index.texts[at]?.terms.has(found.term));
  return having.length === 1 && !isBesideOwn(index, text, found.term);
}

/** Whether all other significant words of an intent are words of the phrase itself. */
function isBesideOwn(index: EnglishIndex, { phrase, terms, weights }: IndexedText, found: string): boolean {
  const own = index.texts[phrase]?.terms;
  return [...terms].every(
    ([term, { from, to }]) =>
      term === found || own?.has(term) || to - from > 1 || (weights[from] ?? 0) <= LIGHT_WEIGHT,
  );
}
