import type { Direction } from "@saywhere/validators/texts/direction";
import bidiFactory from "bidi-js";
import { coversText, type FontName, fontsFrom } from "./font-face.ts";
import { graphemes } from "./graphemes.ts";

/** A run of text in one font and one direction. */
export interface TextRun {
  start: number;
  end: number;
  font: FontName;
  direction: Direction;
}

const bidi = bidiFactory();

/** Returns the text without characters that no font contains, such as emoji. */
export function settable(text: string, first: FontName): string {
  const fonts = fontsFrom(first);
  return graphemes(text)
    .map((segment) => (fonts.some((font) => coversText(font, segment)) ? segment : ""))
    .join("")
    .trim();
}

/** Splits one line into runs, in visual order from left to right. */
export function visualRuns(line: string, first: FontName, direction: Direction): TextRun[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const fonts = fontsFrom(first);
  const runs: TextRun[] = [];
  const runAt: number[] = [];
  for (const segment of graphemes(line)) {
    const index = runAt.length;
    const font = fonts.find((name) => coversText(name, segment)) ?? first;
    const runDirection: Direction = (embedding.levels[index] ?? 0) % 2 ? "rtl" : "ltr";
    const last = runs.at(-1);
    const end = index + segment.length;
    if (last?.font === font && last.direction === runDirection) last.end = end;
    else runs.push({ start: index, end, font, direction: runDirection });
    runAt.push(...Array<number>(segment.length).fill(runs.length - 1));
  }
  const order = bidi.getReorderedIndices(line, embedding).map((index) => runAt[index] ?? 0);
  return [...new Set(order)].flatMap((index) => runs[index] ?? []);
}
