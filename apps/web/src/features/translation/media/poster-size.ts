const WIDE = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
const MARK = /\p{M}/u;

/** About how many Latin letters wide a text is: marks take no room, East Asian characters take two. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) if (!MARK.test(character)) width += WIDE.test(character) ? 2 : 1;
  return width;
}

export type PosterSize = "word" | "phrase" | "sentence";

const WORD = 10;
const PHRASE = 26;

/** How large a text can be set to be the picture of its page without filling the screen. */
export function posterSize(text: string): PosterSize {
  const width = textWidth(text);
  if (width <= WORD) return "word";
  return width <= PHRASE ? "phrase" : "sentence";
}
