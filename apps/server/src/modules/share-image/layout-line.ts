import type { Direction } from "@saywhere/validators/texts/direction";
import bidiFactory from "bidi-js";
import { Buffer as GlyphBuffer, Direction as GlyphDirection, shape } from "harfbuzzjs";
import { coversText, type FontName, fontsFrom, loadFont } from "./font-face.ts";

export interface TextStyle {
  font: FontName;
  /** Language of the text, for letter forms that depend on it. */
  code: string;
  direction: Direction;
}

/** A line of text as outlines, in thousandths of an em, with the y axis pointing up. */
export interface SetLine {
  /** SVG paths. */
  outlines: string;
  /** Width by which the pen advances, spaces included. */
  advance: number;
  /** Bounds of the drawn shapes; accents and swashes extend them beyond the font's own box. */
  ink: { left: number; right: number; top: number; bottom: number };
}

/**
 * Shapes a line with HarfBuzz. The text layout of resvg is not used, because it draws the syllables of Indic scripts on
 * top of each other.
 */
export function setLine(text: string, style: TextStyle): SetLine {
  const ink = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity };
  let outlines = "";
  let pen = 0;
  for (const run of visualRuns(text, style.font, style.direction)) {
    const { font } = loadFont(run.font);
    const buffer = new GlyphBuffer();
    buffer.addText(text, run.start, run.end - run.start);
    buffer.setDirection(run.direction === "rtl" ? GlyphDirection.RTL : GlyphDirection.LTR);
    buffer.setLanguage(style.code);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      const x = pen + (glyph.xOffset ?? 0);
      const y = glyph.yOffset ?? 0;
      const extents = font.glyphExtents(glyph.codepoint);
      if (extents?.width) {
        outlines += `<path transform="translate(${x} ${y})" d="${font.glyphToPath(glyph.codepoint)}"/>`;
        ink.left = Math.min(ink.left, x + extents.xBearing);
        ink.right = Math.max(ink.right, x + extents.xBearing + extents.width);
        ink.top = Math.max(ink.top, y + extents.yBearing);
        ink.bottom = Math.min(ink.bottom, y + extents.yBearing + extents.height);
      }
      pen += glyph.xAdvance ?? 0;
    }
  }
  return { outlines, advance: pen, ink: outlines ? ink : { left: 0, right: 0, top: 0, bottom: 0 } };
}

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

const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Returns the user-perceived characters of a text, in which a letter stays together with its marks. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
