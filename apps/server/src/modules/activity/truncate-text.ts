interface Sides {
  before: unknown;
  after: unknown;
}

/** Texts of as many characters are told as they are. */
const LONG = 5_000;

/** As much of a longer one is told of each side. */
const KEPT = 3_000;

/** As much of what is equal stays before and after what differs. */
const CONTEXT = 400;

const CUT = "…";

/**
 * Cuts long texts down to where they differ, with some lines around it. A document is long, and each entry of its
 * history would send it twice; bringing a state back goes by the change and needs no text.
 */
export function shortenTexts({ before, after }: Sides): Sides {
  if (lengthOf(before) <= LONG && lengthOf(after) <= LONG) return { before, after };
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

/** How much of an equal beginning goes: whole lines, where lines are short enough for that. */
function headOf(text: string, equal: number): { length: number; mark: string } {
  if (equal <= CONTEXT) return { length: 0, mark: "" };
  const line = text.indexOf("\n", equal - CONTEXT) + 1;
  if (line > 0 && line <= equal) return { length: line, mark: `${CUT}\n` };
  return { length: characterAt(text, equal - CONTEXT), mark: CUT };
}

/** How much of an equal end goes. */
function tailOf(text: string, equal: number): { length: number; mark: string } {
  if (equal <= CONTEXT) return { length: 0, mark: "" };
  const begin = text.length - equal;
  const line = text.lastIndexOf("\n", begin + CONTEXT);
  if (line >= begin) return { length: text.length - line, mark: `\n${CUT}` };
  return { length: text.length - characterAt(text, begin + CONTEXT), mark: CUT };
}

/** The beginning of a text that is still too long, else the text with a mark of what was cut from its end before. */
function capped(text: string, mark = ""): string {
  if (text.length <= KEPT) return text + mark;
  const line = text.lastIndexOf("\n", KEPT);
  if (line > KEPT / 2) return `${text.slice(0, line)}\n${CUT}`;
  return text.slice(0, characterAt(text, KEPT)) + CUT;
}

/** Where a text can be cut near an index without halving a character. */
function characterAt(text: string, index: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(index)) ? index - 1 : index;
}
