import type { AcceptedWarning as StoredAcceptedWarning } from "@saywhere/db/entities/translation.entity";
import type {
  TranslationListRow,
  TranslationRecordRow,
} from "@saywhere/db/queries/translations/translation.queries";
import {
  type TranslationTextsRow,
  toTranslationTexts,
} from "@saywhere/db/queries/translations/translation-fields";
import type { Translation, TranslationRow } from "@saywhere/validators/content/translation";
import {
  type AcceptedWarning,
  type QualityWarning,
  qualityWarning,
  qualityWarnings,
} from "@saywhere/validators/texts/quality-warnings";
import { presentVariants } from "./variants.ts";

export function presentTranslation(row: TranslationRecordRow): Translation {
  return {
    id: row.id,
    language_id: row.languageId,
    phrase_id: row.phraseId,
    ...presentTexts(row),
    accepted_warnings: presentAcceptedWarnings(row.acceptedWarnings),
    needs_review: row.needsReview,
    version: row.version,
    updated_at: row.updatedAt,
  };
}

/** Presents the texts of a translation, as in every response with the full translation. */
export function presentTexts(
  row: TranslationTextsRow,
): Omit<
  Translation,
  "id" | "language_id" | "phrase_id" | "needs_review" | "version" | "updated_at" | "accepted_warnings"
> {
  const texts = toTranslationTexts(row);
  return { ...texts, variants: presentVariants(texts.variants) };
}

export function presentTranslationRow(row: TranslationListRow): TranslationRow {
  const { language, phrase, translation } = row;
  return {
    language,
    phrase,
    translation: translation && presentTranslation(translation),
    warnings: translation
      ? warningsOf({
          ...translation,
          english: phrase.english,
          script: language.script,
          sameText: row.sameText,
        })
      : [],
    open_comments: row.openComments,
  };
}

export function presentAcceptedWarnings(stored: StoredAcceptedWarning[]): AcceptedWarning[] {
  return stored.map((accepted) => ({ ...accepted, warning: qualityWarning.parse(accepted.warning) }));
}

interface WarnedTexts {
  nativeText: string;
  romanization: string | null;
  english: string;
  script: string;
  sameText: boolean;
}

/** Returns the warnings about a translation that no editor has accepted. */
export function warningsOf({
  acceptedWarnings,
  ...texts
}: WarnedTexts & { acceptedWarnings: StoredAcceptedWarning[] }): QualityWarning[] {
  return allWarningsOf(texts).filter(
    (warning) => !acceptedWarnings.some((accepted) => accepted.warning === warning),
  );
}

/** Returns the warnings about a translation, including those that only the database can determine. */
export function allWarningsOf({ nativeText, sameText, ...rest }: WarnedTexts): QualityWarning[] {
  const warnings = qualityWarnings({ ...rest, native_text: nativeText });
  return sameText ? [...warnings, "same-as-other-phrase"] : warnings;
}
