import type { CommonPhrasesRow } from "@saywhere/db/queries/common-phrases.queries";
import type { AdminLanguageRow, CoverageRow, LanguageDetailRow } from "@saywhere/db/queries/language.queries";
import type { AdminLanguage, LanguageDetail } from "@saywhere/validators/content/language";
import type { CommonPhrases } from "@saywhere/validators/content/phrase-detail";
import type { LanguageCoverage } from "@saywhere/validators/content/translation";
import { needsRomanization } from "@saywhere/validators/texts/scripts";

export function presentCommonPhrases({ categories, ...page }: CommonPhrasesRow): CommonPhrases {
  return {
    ...page,
    categories: categories.map(({ phrases, ...category }) => ({
      ...category,
      phrases: phrases.map(
        ({ id, slug, english, nativeText, romanization, pronunciationGuide, audioUrl }) => ({
          id,
          slug,
          english,
          native_text: nativeText,
          romanization,
          pronunciation_guide: pronunciationGuide,
          audio_url: audioUrl,
        }),
      ),
    })),
  };
}

export function presentLanguage({ emergencyNumbers, ...language }: LanguageDetailRow): LanguageDetail {
  // PostgreSQL stores the keys of an object in an order of its own.
  const emergency_numbers = emergencyNumbers.map(({ country, code, police, ambulance, fire }) => ({
    country,
    code,
    police,
    ambulance,
    fire,
  }));
  return { ...language, emergency_numbers };
}

export function presentAdminLanguage({
  translationCount,
  aliases,
  ...language
}: AdminLanguageRow): AdminLanguage {
  return { ...presentLanguage(language), aliases, translation_count: translationCount };
}

export function presentCoverage({ withAudio, ...row }: CoverageRow): LanguageCoverage {
  return { ...row, with_audio: withAudio, needs_romanization: needsRomanization(row.language.script) };
}
