import type { Translation, TranslationRow } from "@saywhere/validators/content/translation";
import type { GridRow } from "@saywhere/validators/content/translation-grid";

/** What a row of a grid stands for: one language of a phrase, or one phrase of a language. */
export type RowKind = "language" | "phrase";

/** The ID of a row in its grid. */
export function rowId({ language, phrase }: GridRow, kind: RowKind): number {
  return kind === "language" ? language.id : phrase.id;
}

/** What heads a row. */
export function rowTitle({ language, phrase }: GridRow, kind: RowKind): string {
  return kind === "language" ? language.name : phrase.english;
}

/** What the grid shows of a translation. */
export function toGridTranslation(translation: Translation): NonNullable<GridRow["translation"]> {
  const { variants, regional_variations, ...others } = translation;
  return { ...others, variants: variants.length, regional_variations: regional_variations.length };
}

export function toGridRow({ translation, ...row }: TranslationRow): GridRow {
  return { ...row, translation: translation && toGridTranslation(translation), references: [] };
}
