import type { StaticTexts, StaticVocabulary } from "../static/data-files.ts";
import { packTexts } from "../static/packed-texts.ts";

/** A translation; its other forms have no romanization. */
export type TextRow = [
  phraseSlug: string,
  id: number,
  native: string,
  romanization: string | null,
  ...variants: string[],
];

/** The data file with the texts of a language, whose phrases the vocabulary has. */
export function packRows({ phrases }: StaticVocabulary, rows: TextRow[]): StaticTexts {
  const idOf = new Map(phrases.map(([slug, , , , id]) => [slug, id]));
  return packTexts(
    rows.map(([slug, id, native, romanization, ...variants]) => ({
      phraseId: idOf.get(slug) ?? 0,
      id,
      native,
      romanization,
      variants: variants.map((variant) => ({ native: variant, romanization: null })),
    })),
  );
}
