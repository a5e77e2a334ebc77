import type { TranslationRecordRow } from "@saywhere/db/queries/translations/translation.queries";
import type { TranslationListRow } from "@saywhere/db/queries/translations/translation-row.queries";
import { type QualityWarning, qualityWarnings } from "@saywhere/validators/texts/quality-warnings";
import type { Translation, TranslationRow } from "@saywhere/validators/translation";

export function presentTranslation(row: TranslationRecordRow): Translation {
  return {
    id: row.id,
    language_id: row.languageId,
    phrase_id: row.phraseId,
    native_text: row.nativeText,
    romanization: row.romanization,
    pronunciation_guide: row.pronunciationGuide,
    literal_translation: row.literalTranslation,
    usage_notes: row.usageNotes,
    audio_url: row.audioUrl,
    video_url: row.videoUrl,
    cultural_notes: row.culturalNotes,
    regional_variations: row.regionalVariations,
    variants: row.variants.map(({ label, nativeText, romanization, pronunciationGuide }) => ({
      label,
      native_text: nativeText,
      romanization,
      pronunciation_guide: pronunciationGuide,
    })),
    version: row.version,
    updated_at: row.updatedAt,
  };
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
  };
}

/** What may be wrong with a translation, with what only the database knows of it. */
export function warningsOf(texts: {
  nativeText: string;
  romanization: string | null;
  english: string;
  script: string;
  sameText: boolean;
}): QualityWarning[] {
  const { nativeText, sameText, ...rest } = texts;
  const warnings = qualityWarnings({ ...rest, native_text: nativeText });
  return sameText ? [...warnings, "same-as-other-phrase"] : warnings;
}
