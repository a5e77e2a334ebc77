import { loadFont } from "./font-face.ts";
import { graphemes, type SetLine, setLine, type TextStyle } from "./layout-line.ts";

export interface TextBox {
  width: number;
  height: number;
  /** Largest size, for a font with the apparent size of Source Serif. */
  maxSize: number;
  /** Smallest size; text that would have to be smaller is truncated. */
  minSize: number;
  maxLines: number;
}

/** Lines at the size at which they fill their box. */
export interface TextBlock {
  lines: SetLine[];
  size: number;
  /** Distance between baselines, in pixels. */
  leading: number;
  /**
   * From the highest point of the first line to the lowest point of the last line (or the depth of a descender), in
   * pixels.
   */
  height: number;
}

/**
 * Space reserved below the last line, in thousandths of an em, so that what follows has the same distance from any
 * text.
 */
const descenders = 200;

/** Factor by which an additional line must enlarge the text. */
const worthALine = 1.12;

function block(lines: SetLine[], style: TextStyle, box: TextBox): TextBlock {
  const face = loadFont(style.font);
  const lineHeight = face.lineHeight * 1000;
  const width = Math.max(...lines.map(({ ink }) => ink.right - ink.left), 1);
  const top = lines[0]?.ink.top ?? 0;
  const bottom = Math.min(lines.at(-1)?.ink.bottom ?? 0, -descenders);
  const height = Math.max(top - bottom + (lines.length - 1) * lineHeight, 1);
  const size = Math.min(box.maxSize * face.optical, (1000 * box.width) / width, (1000 * box.height) / height);
  return { lines, size, leading: (lineHeight * size) / 1000, height: (height * size) / 1000 };
}

/** Sets text as large as its box allows, on as few lines as that size requires. */
export function fitText(text: string, style: TextStyle, box: TextBox): TextBlock {
  const parts = unbreakableParts(text, style.code);
  const widths = parts.map((part) => setLine(part, style).advance);
  let best = block([setLine(text, style)], style, box);
  for (let count = 2; count <= Math.min(box.maxLines, parts.length); count += 1) {
    const lines = balanceLines(parts, widths, count).map((line) => setLine(line, style));
    const candidate = block(lines, style, box);
    if (candidate.size > best.size * worthALine) best = candidate;
  }
  if (best.size >= box.minSize || text.length < 8) return best;
  const characters = graphemes(text.replace(/…$/u, ""));
  const shortened = characters
    .slice(0, Math.floor(characters.length * 0.85))
    .join("")
    .trim();
  return fitText(`${shortened}…`, style, box);
}

const wordSegmenters = new Map<string, Intl.Segmenter>();
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー々]/u;
const spaceAtEnd = /[^\S\u00a0\u202f]$/u;
const opensPhrase = /^[\p{Ps}\p{Pi}¿¡]/u;
const closesPhrase = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}ー々ゃゅょっャュョッ]/u;

function wordSegmenter(code: string): Intl.Segmenter {
  let segmenter = wordSegmenters.get(code);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(code, { granularity: "word" });
    wordSegmenters.set(code, segmenter);
  }
  return segmenter;
}

/**
 * Splits text into the parts that a line break must not divide. Scripts without spaces (Chinese, Japanese, Thai) also
 * break lines between words, but never before closing or after opening punctuation.
 */
export function unbreakableParts(text: string, code: string): string[] {
  const parts: string[] = [];
  for (const { segment } of wordSegmenter(code).segment(text)) {
    const last = parts.at(-1);
    const between =
      last !== undefined &&
      unspaced.test(last.slice(-1)) &&
      unspaced.test(segment.charAt(0)) &&
      !closesPhrase.test(segment);
    const starts =
      last === undefined ||
      (spaceAtEnd.test(last) && !spaceAtEnd.test(segment)) ||
      between ||
      (unspaced.test(last) && opensPhrase.test(segment));
    if (starts) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}

/** Distributes parts of the given widths over `count` lines so that the longest line is as short as possible. */
export function balanceLines(parts: string[], widths: number[], count: number): string[] {
  const lines: string[] = [];
  let from = 0;
  for (let left = count; left > 0 && from < parts.length; left -= 1) {
    const target = shortestLongest(widths.slice(from), left);
    let width = 0;
    let to = from;
    while (to < parts.length && (to === from || left === 1 || width + (widths[to] ?? 0) <= target)) {
      width += widths[to] ?? 0;
      to += 1;
    }
    lines.push(parts.slice(from, to).join("").trim());
    from = to;
  }
  return lines;
}

/** Returns the smallest width, among the possible line widths, in which `count` lines hold all parts. */
function shortestLongest(widths: number[], count: number): number {
  if (widths.length <= count) return Math.max(0, ...widths);
  if (count === 1) return widths.reduce((sum, width) => sum + width, 0);
  let best = Infinity;
  let first = 0;
  for (let to = 1; to <= widths.length; to += 1) {
    first += widths[to - 1] ?? 0;
    if (first >= best) break;
    best = Math.min(best, Math.max(first, shortestLongest(widths.slice(to), count - 1)));
  }
  return best;
}
