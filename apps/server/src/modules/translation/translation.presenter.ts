import type { TranslationRecordRow } from "@saywhere/db/queries/translation.queries";
import type { Translation } from "@saywhere/validators/translation";

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
