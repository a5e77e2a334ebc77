import { balanceLines, unbreakableParts } from "./break-lines.ts";
import { loadFont } from "./font-face.ts";
import { graphemes } from "./graphemes.ts";
import { type SetLine, setLine, type TextStyle } from "./set-line.ts";

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
  const kept = characters
    .slice(0, Math.floor(characters.length * 0.85))
    .join("")
    .trim();
  return fitText(`${kept}…`, style, box);
}
