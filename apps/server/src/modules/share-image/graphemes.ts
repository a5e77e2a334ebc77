const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Returns the user-perceived characters of a text, in which a letter stays together with its marks. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
