import type { CommonPhrasesRow } from "@saywhere/db/queries/common-phrases.queries";
import type { AdminLanguageRow, CoverageRow } from "@saywhere/db/queries/language.queries";
import type { AdminLanguage } from "@saywhere/validators/content/language";
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

export function presentAdminLanguage({ translationCount, ...language }: AdminLanguageRow): AdminLanguage {
  return { ...language, translation_count: translationCount };
}

export function presentCoverage({ withAudio, ...row }: CoverageRow): LanguageCoverage {
  return { ...row, with_audio: withAudio, needs_romanization: needsRomanization(row.language.script) };
}
