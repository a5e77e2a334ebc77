import type { SearchMatch } from "@saywhere/validators/search/search-result";

type TextPart = SearchMatch["parts"][number];

/** What belongs to the letter before it: marks, joiners, and the second half of a rare character. */
const CONTINUES = /[\p{M}\p{Join_C}\udc00-\udfff]/u;
/** What draws the next letter to itself: joiners, and the signs by which Indian letters become one. */
const DRAWS = /[\u{94d}\u{9cd}\u{a4d}\u{acd}\u{b4d}\u{c4d}\u{ccd}\u{d4d}\u{200d}]/u;

const within = (text: string, at: number) =>
  at < text.length && (CONTINUES.test(text.charAt(at)) || DRAWS.test(text.charAt(at - 1)));

/**
 * Parts of a text, widened to whole letters: a mark that began between a letter and its accent would tear them apart.
 * Parts that touch then become one; those outside of the text are left out.
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
