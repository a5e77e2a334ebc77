import type { Direction } from "@saywhere/validators/texts/direction";
import { Buffer as GlyphBuffer, Direction as GlyphDirection, shape } from "harfbuzzjs";
import { type FontName, loadFont } from "./font-face.ts";
import { visualRuns } from "./text-runs.ts";

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
