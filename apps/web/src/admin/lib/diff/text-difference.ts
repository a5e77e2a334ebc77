import { type ChangeObject, diffArrays, diffLines, diffWordsWithSpace } from "diff";

export interface TextPart {
  text: string;
  change: "same" | "removed" | "added";
}

/** Longer passages are not compared word by word, which would block the page. */
const LONG_PASSAGE = 20_000;
/** With more changed words or lines, a text counts as rewritten and is shown as a whole. */
const MAX_EDITS = 300;
/** With a smaller share of common words, marks between single words are confusing. */
const MIN_IN_COMMON = 0.3;

/**
 * Compares two texts word by word.
 *
 * @param lang language tag, by whose rules words are separated, also without spaces
 */
export function textDifference(before: string, after: string, lang = "en"): TextPart[] {
  const inLines = before.includes("\n") || after.includes("\n");
  return inLines ? lineDifference(before, after, lang) : wordDifference(before, after, lang);
}

/** Compares line by line first, because equal words on other lines would match. */
function lineDifference(before: string, after: string, lang: string): TextPart[] {
  const lines = diffLines(before, after, { maxEditLength: MAX_EDITS });
  if (!lines) return whole(before, after);
  const parts: TextPart[] = [];
  let removed = "";
  let added = "";
  const close = () => {
    parts.push(...wordDifference(removed, added, lang));
    removed = added = "";
  };
  for (const line of lines) {
    if (line.removed) removed += line.value;
    else if (line.added) added += line.value;
    else {
      close();
      parts.push({ text: line.value, change: "same" });
    }
  }
  close();
  return parts;
}

function wordDifference(before: string, after: string, lang: string): TextPart[] {
  if (Math.max(before.length, after.length) > LONG_PASSAGE) return whole(before, after);
  const words = compareWords(before, after, lang);
  const parts = words && inPassages(words);
  return parts && inCommon(parts) >= MIN_IN_COMMON * Math.min(before.length, after.length)
    ? parts
    : whole(before, after);
}

function compareWords(before: string, after: string, lang: string): ChangeObject<string>[] | undefined {
  const options = { maxEditLength: MAX_EDITS };
  // Firefox has had it since 2024. Without it, words in non-Latin scripts are compared letter by letter.
  if (!Intl.Segmenter) return diffWordsWithSpace(before, after, options);
  const segmenter = new Intl.Segmenter(lang, { granularity: "word" });
  const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  return diffArrays(wordsOf(before), wordsOf(after), options)?.map(({ value, ...change }) => ({
    ...change,
    value: value.join(""),
  }));
}

/** Joins changed words that only a space separates, because a passage is easier to read than single words. */
function inPassages(words: ChangeObject<string>[]): TextPart[] {
  const parts: TextPart[] = [];
  let removed = "";
  let added = "";
  const close = () => {
    parts.push(...whole(removed, added));
    removed = added = "";
  };
  words.forEach((word, index) => {
    const next = words[index + 1];
    const between = (removed || added) && (next?.added || next?.removed) && !word.value.trim();
    if (word.removed || (!word.added && between)) removed += word.value;
    if (word.added || (!word.removed && between)) added += word.value;
    if (word.added || word.removed || between) return;
    close();
    parts.push({ text: word.value, change: "same" });
  });
  close();
  return parts;
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
