import { DOCUMENT_LENGTH } from "@saywhere/validators/tasks/document";

/** A line that opens this many quotes and lists at once. */
const NESTED_LINE = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){60}/m;
const FENCE = /^[ \t>]*(?:```|~~~)/;
/** A line that ends the emphasis and links of the preceding lines. */
const NEW_BLOCK = /^[ \t]*(?:$|[|>#]|[-+*][ \t]|\d{1,9}[.)][ \t]|\[[^\]]*\]:)/;
/** The delimiter row below a table's header. */
const DELIMITER_ROW = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-*:?[ \t]*)+$/;
const MARKERS = /[*_~[]/g;

const MAX_CELLS = 15_000;
/** Sum of squared marker counts: a paragraph of 700, or 200 paragraphs of 50. */
const MIN_EFFORT = 500_000;
const EFFORT_PER_CHARACTER = 40;

/**
 * Whether parsing a text as Markdown would block the page: the time grows with the square of the markers in a
 * paragraph, a table gives each row all of its columns, and nested content is parsed again for each level. A text
 * longer than any document, which exists only in the editor, is not parsed either.
 */
export function exceedsComplexityLimit(text: string): boolean {
  if (text.length > DOCUMENT_LENGTH || NESTED_LINE.test(text)) return true;
  const mostEffort = Math.max(MIN_EFFORT, EFFORT_PER_CHARACTER * text.length);
  let effort = 0;
  let markers = 0;
  let cells = 0;
  let columns = 0;
  let fenced = false;
  for (const line of text.split("\n")) {
    if (FENCE.test(line)) fenced = !fenced;
    if (fenced) continue;
    if (line.trim() === "") columns = 0;
    else if (DELIMITER_ROW.test(line)) columns = line.split("|").length;
    cells += columns;
    if (NEW_BLOCK.test(line)) markers = 0;
    const added = line.match(MARKERS)?.length ?? 0;
    effort += (markers + added) ** 2 - markers ** 2;
    markers += added;
    if (effort > mostEffort || cells > MAX_CELLS) return true;
  }
  return false;
}

/** This much Markdown renders without a noticeable delay. */
const SHOWN_AT_ONCE = 50_000;
/** A rest of at most this length is shown as well: a button for so little would be pointless. */
const LITTLE_MORE = 5_000;

/** The part of a long text that is shown first, up to the end of a paragraph or a line. */
export function truncateMarkdown(text: string): string {
  if (text.length <= SHOWN_AT_ONCE + LITTLE_MORE) return text;
  const beginning = text.slice(0, SHOWN_AT_ONCE);
  for (const end of ["\n\n", "\n"]) {
    const at = beginning.lastIndexOf(end);
    if (at > SHOWN_AT_ONCE / 2) return beginning.slice(0, at + end.length);
  }
  return beginning;
}
