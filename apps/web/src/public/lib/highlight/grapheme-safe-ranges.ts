import type { SearchMatch } from "@saywhere/validators/search/search-result";

type TextPart = SearchMatch["parts"][number];

/** Characters that belong to the preceding letter: marks, joiners, and the second half of a surrogate pair. */
const CONTINUES = /[\p{M}\p{Join_C}\udc00-\udfff]/u;
/** Characters that join the next letter: joiners, and the signs that merge letters in Indian scripts. */
const DRAWS = /[\u{94d}\u{9cd}\u{a4d}\u{acd}\u{b4d}\u{c4d}\u{ccd}\u{d4d}\u{200d}]/u;

const within = (text: string, at: number) =>
  at < text.length && (CONTINUES.test(text.charAt(at)) || DRAWS.test(text.charAt(at - 1)));

/**
 * Widens ranges of a text to whole graphemes: a mark that started between a letter and its accent would separate them.
 * Ranges that touch are merged; those outside the text are omitted.
 */
export function graphemeSafeRanges(text: string, parts: TextPart[]): TextPart[] {
  const whole: TextPart[] = [];
  for (let { start, end } of parts) {
    while (start > 0 && within(text, start)) start--;
    while (within(text, end)) end++;
    const last = whole.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else if (start < end && end <= text.length) whole.push({ start, end });
  }
  return whole;
}
