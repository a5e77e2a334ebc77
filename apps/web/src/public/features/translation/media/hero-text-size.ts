const WIDE = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;
const MARK = /\p{M}/gu;

/** Approximate width of a text in Latin letters: marks take no width, East Asian characters take two. */
export const textWidth = (text: string): number => text.replace(MARK, "").replace(WIDE, "  ").length;

/** Width of the widest word of a text. */
export const widestWord = (text: string): number => Math.max(...text.split(/[\s-]/).map(textWidth));

export type PosterSize = "word" | "phrase" | "sentence";

const WORD = 10;
const PHRASE = 26;

/** The largest size at which a text can be the illustration of its page without filling the screen. */
export function heroTextSize(text: string): PosterSize {
  const width = textWidth(text);
  if (width <= WORD) return "word";
  return width <= PHRASE ? "phrase" : "sentence";
}
