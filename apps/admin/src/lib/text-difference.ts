import { diffWordsWithSpace } from "diff";

export interface TextPart {
  text: string;
  change: "same" | "removed" | "added";
}

/** Beyond so many changed words a text was rewritten, and is shown as a whole. */
const MOST_EDITS = 300;
/** With less than this share in common, marks between single words confuse more than they tell. */
const LEAST_IN_COMMON = 0.3;

/**
 * What differs between two texts, word by word.
 *
 * @param lang language tag: words are told apart by its rules, also where no spaces stand between them
 */
export function textDifference(before: string, after: string, lang = "en"): TextPart[] {
  const parts = diffWordsWithSpace(before, after, {
    intlSegmenter: new Intl.Segmenter(lang, { granularity: "word" }),
    maxEditLength: MOST_EDITS,
  })?.map(
    ({ value, added, removed }): TextPart => ({
      text: value,
      change: added ? "added" : removed ? "removed" : "same",
    }),
  );
  return parts && inCommon(parts) >= LEAST_IN_COMMON * Math.min(before.length, after.length)
    ? parts
    : whole(before, after);
}

function inCommon(parts: TextPart[]): number {
  return parts.reduce((sum, { text, change }) => (change === "same" ? sum + text.trim().length : sum), 0);
}

function whole(before: string, after: string): TextPart[] {
  const parts: TextPart[] = [
    { text: before, change: "removed" },
    { text: after, change: "added" },
  ];
  return parts.filter(({ text }) => text !== "");
}
