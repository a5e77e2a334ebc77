interface Sides {
  before: unknown;
  after: unknown;
}

/** Texts of up to this many characters are shown in full. */
const MAX_UNTRUNCATED = 5_000;

/** Number of characters shown of each side of a longer text. */
const MAX_SIDE = 3_000;

/** Number of equal characters shown before and after the difference. */
const CONTEXT = 400;

const CUT = "…";

/**
 * Truncates long texts to the parts that differ, with some lines of context. Documents are long, and each entry of a
 * document's history would send the text twice. Restoring a state uses the stored change and does not need the texts.
 */
export function truncateTexts({ before, after }: Sides): Sides {
  if (lengthOf(before) <= MAX_UNTRUNCATED && lengthOf(after) <= MAX_UNTRUNCATED) return { before, after };
  if (typeof before !== "string" || typeof after !== "string") {
    return { before: cappedText(before), after: cappedText(after) };
  }
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const head = headOf(after, start);
  const tail = tailOf(after, end);
  const part = (text: string): string =>
    head.mark + capped(text.slice(head.length, text.length - tail.length), tail.mark);
  return { before: part(before), after: part(after) };
}

const cappedText = (value: unknown): unknown => (typeof value === "string" ? capped(value) : value);

const lengthOf = (value: unknown): number => (typeof value === "string" ? value.length : 0);

/** Returns how much of an equal start is cut: whole lines, if the lines are short enough. */
function headOf(text: string, equal: number): { length: number; mark: string } {
  if (equal <= CONTEXT) return { length: 0, mark: "" };
  const line = text.indexOf("\n", equal - CONTEXT) + 1;
  if (line > 0 && line <= equal) return { length: line, mark: `${CUT}\n` };
  return { length: characterAt(text, equal - CONTEXT), mark: CUT };
}

/** Returns how much of an equal end is cut. */
function tailOf(text: string, equal: number): { length: number; mark: string } {
  if (equal <= CONTEXT) return { length: 0, mark: "" };
  const begin = text.length - equal;
  const line = text.lastIndexOf("\n", begin + CONTEXT);
  if (line >= begin) return { length: text.length - line, mark: `\n${CUT}` };
  return { length: text.length - characterAt(text, begin + CONTEXT), mark: CUT };
}

/**
 * Returns the first characters of a text that is still too long, otherwise the text with a mark for what was cut from
 * its end before.
 */
function capped(text: string, mark = ""): string {
  if (text.length <= MAX_SIDE) return text + mark;
  const line = text.lastIndexOf("\n", MAX_SIDE);
  if (line > MAX_SIDE / 2) return `${text.slice(0, line)}\n${CUT}`;
  return text.slice(0, characterAt(text, MAX_SIDE)) + CUT;
}

/** Returns an index near the given one at which the text can be cut without splitting a character. */
function characterAt(text: string, index: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(index)) ? index - 1 : index;
}
