const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** The text's characters as people count them: a letter stays together with its marks. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
