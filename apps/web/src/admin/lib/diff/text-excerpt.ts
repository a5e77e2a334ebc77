import type { TextPart } from "./text-difference.ts";

/** What is longer nobody reads to see what differs. */
export const MAX_READABLE = 10_000;
/** How much is shown of what stays the same, beside what differs. */
const CONTEXT = 300;
/** How much is shown of a passage that differs. */
const MOST_SHOWN = 5_000;

const OMITTED = "\n…\n";

/**
 * What people need of the difference of two long texts: what differs, and what stands around it. Of shorter ones
 * everything.
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

/** The beginning of a text that is too long to be shown whole. */
export function beginningOf(text: string): string {
  return text.length > MOST_SHOWN ? wellFormed(text.slice(0, MOST_SHOWN)) + OMITTED : text;
}

function endOf(text: string, length: number): string {
  return length > 0 ? wellFormed(text.slice(-length)) : "";
}

/** Without the half of a character that a cut has left. */
function wellFormed(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
}
