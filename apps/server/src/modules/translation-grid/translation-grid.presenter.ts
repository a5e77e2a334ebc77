import type { GridQueryRow } from "@saywhere/db/queries/translations/translation-grid.queries";
import type { GridRow } from "@saywhere/validators/content/translation-grid";
import { presentAcceptedWarnings, warningsOf } from "../translation/translation.presenter.ts";

export function presentGridRow({
  language,
  phrase,
  translation,
  sameText,
  references,
}: GridQueryRow): GridRow {
  return {
    language,
    phrase,
    translation: translation && {
      id: translation.id,
      native_text: translation.nativeText,
      romanization: translation.romanization,
      accepted_warnings: presentAcceptedWarnings(translation.acceptedWarnings),
      needs_review: translation.needsReview,
      version: translation.version,
      updated_at: translation.updatedAt,
      variants: translation.variants,
      regional_variations: translation.regionalVariations,
    },
    warnings: translation
      ? warningsOf({ ...translation, english: phrase.english, script: language.script, sameText })
      : [],
    references: references.map(({ languageId, nativeText, romanization }) => ({
      language_id: languageId,
      native_text: nativeText,
      romanization,
    })),
  };
}
