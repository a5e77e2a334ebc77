const WIDE = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;
const MARK = /\p{M}/gu;

/** About how many Latin letters wide a text is: marks take no room, East Asian characters take two. */
export const textWidth = (text: string): number => text.replace(MARK, "").replace(WIDE, "  ").length;

/** How wide the widest word of a text is. */
export const widestWord = (text: string): number => Math.max(...text.split(/[\s-]/).map(textWidth));

export type PosterSize = "word" | "phrase" | "sentence";

const WORD = 10;
const PHRASE = 26;

/** How large a text can be set to be the picture of its page without filling the screen. */
export function heroTextSize(text: string): PosterSize {
  const width = textWidth(text);
  if (width <= WORD) return "word";
  return width <= PHRASE ? "phrase" : "sentence";
}
