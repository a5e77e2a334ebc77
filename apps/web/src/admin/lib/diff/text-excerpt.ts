import type { TextPart } from "./text-difference.ts";

/** Longer texts are shortened to their differences. */
export const MAX_READABLE = 10_000;
/** Length of the unchanged context around a difference. */
const CONTEXT = 300;
/** Maximum length of a changed passage. */
const MAX_SHOWN = 5_000;

const OMITTED = "\n…\n";

/**
 * Shortens the difference of two long texts to the changed passages with some context.
 */
export function excerptOf(parts: TextPart[]): TextPart[] {
  if (parts.reduce((sum, { text }) => sum + text.length, 0) <= MAX_READABLE) return parts;
  return parts.map(({ text, change }, index) => {
    if (change !== "same") return { text: beginningOf(text), change };
    const before = index > 0 ? CONTEXT : 0;
    const after = index < parts.length - 1 ? CONTEXT : 0;
    const shown = before + after < text.length;
    return { text: shown ? wellFormed(text.slice(0, before)) + OMITTED + endOf(text, after) : text, change };
  });
}

/** Truncates a text that is too long. */
export function beginningOf(text: string): string {
  return text.length > MAX_SHOWN ? wellFormed(text.slice(0, MAX_SHOWN)) + OMITTED : text;
}

function endOf(text: string, length: number): string {
  return length > 0 ? wellFormed(text.slice(-length)) : "";
}

/** Removes half of a surrogate pair at the cut. */
export function wellFormed(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
}
