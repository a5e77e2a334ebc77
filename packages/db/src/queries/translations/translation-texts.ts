import type { RegionalVariation, Variant } from "../../entities/translation.entity.ts";

/** What a translation says. */
export interface TranslationTextsRow {
  nativeText: string;
  romanization: string | null;
  pronunciationGuide: string | null;
  literalTranslation: string | null;
  usageNotes: string | null;
  culturalNotes: string | null;
  audioUrl: string | null;
  videoUrl: string | null;
  regionalVariations: RegionalVariation[];
  variants: Variant[];
}

/**
 * The columns of a `TranslationTextsRow`.
 *
 * @param t what the query calls the translation
 */
export const textColumns = (t: string): string =>
  `${t}.native_text as "nativeText", ${t}.romanization, ${t}.pronunciation_guide as "pronunciationGuide",
    ${t}.literal_translation as "literalTranslation", ${t}.usage_notes as "usageNotes",
    ${t}.cultural_notes as "culturalNotes", ${t}.audio_url as "audioUrl", ${t}.video_url as "videoUrl",
    ${t}.regional_variations as "regionalVariations", ${t}.variants`;
