/** Average advance of a letter in em, by script, as measured in the fonts of this package. */
const LETTER_WIDTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    Arab: 0.48,
    // Nastaliq, whose letters climb onto each other.
    Aran: 0.35,
    Beng: 0.51,
    Cyrl: 0.53,
    Deva: 0.54,
    Ethi: 0.68,
    Geor: 0.65,
    Grek: 0.5,
    Hans: 0.95,
    Hebr: 0.54,
    Jpan: 0.95,
    Kore: 0.91,
    Latn: 0.49,
    Taml: 1,
    Thai: 0.6,
  }),
);
const SPACE_WIDTH = 0.25;
/**
 * Vowel signs and accents above letters, and Bengali conjunct consonants below the previous letter, which take no
 * width.
 */
const WITHOUT_WIDTH = /\u09cd\p{L}|\p{Mn}/gu;

/** A text with the codes of its language (ISO 639-1) and script (ISO 15924). */
export interface TextInScript {
  text: string;
  code: string;
  script: string;
}

/** Estimates the width of a text in the font of its script, in em. */
export function nativeWidth({ text, code, script }: TextInScript): number {
  const [...letters] = text.replace(WITHOUT_WIDTH, "");
  const width = LETTER_WIDTHS.get(code === "ur" ? "Aran" : script) ?? 0.6;
  return letters.reduce((sum, letter) => sum + (letter === " " ? SPACE_WIDTH : width), 0);
}
