import { correctWords, isKnown } from "./correct-words.ts";
import { isLightWord } from "./english-words.ts";
import { findEnglish } from "./find-english.ts";
import { rankOf } from "./match-text.ts";
import { wordsOf } from "./text-terms.ts";
import type { VocabularyIndex } from "./vocabulary-index.ts";

/** What hangs at the ends once words are left out. */
const HANGING = /^(?:(?:and|or|in|to|for|of|the) )+|(?: (?:and|or|in|to|for|of|the|a|an))+$/g;

/**
 * Texts that phrases have, for one that nothing matches: with more typos forgiven, then without the words that no
 * phrase has.
 *
 * @param text normalised
 */
export function nearTexts(index: VocabularyIndex, text: string): string[] {
  const { english } = index;
  const corrected = correctWords(english, text, 1)?.text;
  const words = wordsOf(corrected ?? text);
  const kept = words.filter((word, at) => isKnown(english, word, at === words.length - 1));
  return [corrected ?? "", kept.join(" ").replace(HANGING, "")].filter((near) => {
    const [best] = findEnglish(english, near, null).matches;
    const saysSomething = wordsOf(near).some((word) => !isLightWord(word));
    return near !== text && saysSomething && best && rankOf(best.kind) <= rankOf("words");
  });
}
