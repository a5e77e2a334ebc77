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
