/** Average advance of a letter in em, by script, as measured in the faces of this package. */
const LETTER_WIDTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    Arab: 0.49,
    // Nastaliq, whose letters climb onto each other.
    Aran: 0.33,
    Beng: 0.74,
    Cyrl: 0.53,
    Deva: 0.6,
    Ethi: 0.63,
    Geor: 0.65,
    Grek: 0.48,
    Hans: 0.95,
    Hebr: 0.54,
    Jpan: 0.95,
    Kore: 0.86,
    Latn: 0.48,
    Taml: 0.95,
    Thai: 0.6,
  }),
);
/** What has room in a line of a card on the narrowest screen, in em, less a good part for the widest letters. */
const SURE_OF_A_LINE = 7;

/** A text with the codes of its language (ISO 639-1) and script (ISO 15924). */
export interface Written {
  text: string;
  code: string;
  script: string;
}

/** About how wide a text is set in the face of its script, in em. */
export function nativeWidth({ text, code, script }: Written): number {
  // Vowel signs and accents stand on their letters and take no room of their own.
  const letters = text.replace(/\p{Mn}/gu, "").length;
  return letters * (LETTER_WIDTHS.get(code === "ur" ? "Aran" : script) ?? 0.6);
}

/**
 * How late a text of a card may be that stands among texts in other scripts: as a whole, where its height is known
 * without drawing it, since it takes one line on every screen; otherwise its face alone.
 */
export function latenessOf(written: Written): "text" | "face" {
  return nativeWidth(written) <= SURE_OF_A_LINE ? "text" : "face";
}
