import type { CommonPhraseRow, CommonPhrasesRow } from "@saywhere/db/queries/common-phrases.queries";
import type {
  AdminLanguageRow,
  CoverageRow,
  LanguageDetailRow,
  ListedLanguageRow,
} from "@saywhere/db/queries/language.queries";
import type { FormsRow } from "@saywhere/db/queries/translations/form.queries";
import type { EmergencyGuide, EmergencyLanguage } from "@saywhere/validators/content/emergency-guide";
import type { EmergencyNumbers } from "@saywhere/validators/content/emergency-numbers";
import type { AdminLanguage, LanguageDetail, ListedLanguage } from "@saywhere/validators/content/language";
import type { LanguageCoverage } from "@saywhere/validators/content/language-coverage";
import type { CommonPhrase, CommonPhrases, LanguageForm } from "@saywhere/validators/content/phrase-detail";
import { needsRomanization } from "@saywhere/validators/texts/scripts";
import { presentVariants } from "../translation/variants.ts";

export function presentCommonPhrases({ categories, ...page }: CommonPhrasesRow): CommonPhrases {
  return {
    ...page,
    categories: categories.map(({ phrases, ...category }) => ({
      ...category,
      phrases: phrases.map(presentCommonPhrase),
    })),
  };
}

function presentCommonPhrase({
  nativeText,
  pronunciationGuide,
  audioUrl,
  ...phrase
}: CommonPhraseRow): CommonPhrase {
  return {
    ...phrase,
    native_text: nativeText,
    pronunciation_guide: pronunciationGuide,
    audio_url: audioUrl,
  };
}

export function presentEmergencyGuide(row: LanguageDetailRow, phrases: CommonPhraseRow[]): EmergencyGuide {
  return { language: presentEmergencyLanguage(row), phrases: phrases.map(presentCommonPhrase) };
}

export function presentEmergencyLanguage(row: LanguageDetailRow): EmergencyLanguage {
  const { slug, name, nativeName, code, script, direction, emergency_numbers } = presentLanguage(row);
  return { slug, name, nativeName, code, script, direction, emergency_numbers };
}

/**
 * The forms that take the place of a translation: those that mean the same, and can be said to anyone, because nobody
 * chooses the listener.
 */
export function presentForms({ id, variants }: FormsRow): LanguageForm[] {
  return presentVariants(variants)
    .filter(({ same_meaning, listener }) => same_meaning && listener === null)
    .map(({ same_meaning: _, listener: __, ...form }) => ({ id, ...form }));
}

export function presentLanguage({ emergencyNumbers, ...language }: LanguageDetailRow): LanguageDetail {
  return { ...language, emergency_numbers: presentEmergencyNumbers(emergencyNumbers) };
}

/** PostgreSQL stores the keys of an object in an order of its own. */
export function presentEmergencyNumbers(numbers: EmergencyNumbers[]): EmergencyNumbers[] {
  return numbers.map(({ country, code, police, ambulance, fire }) => ({
    country,
    code,
    police,
    ambulance,
    fire,
  }));
}

export function presentListedLanguage({
  translationCount,
  aliases,
  ...language
}: ListedLanguageRow): ListedLanguage {
  return { ...presentLanguage(language), aliases, translation_count: translationCount };
}

export function presentAdminLanguage({ glossary, ...language }: AdminLanguageRow): AdminLanguage {
  return {
    ...presentListedLanguage(language),
    // PostgreSQL stores the keys of an object in an order of its own.
    glossary: glossary.map(({ english, term, note }) => ({ english, term, note })),
  };
}

export function presentCoverage({ withAudio, inReview, ...row }: CoverageRow): LanguageCoverage {
  const needs_romanization = needsRomanization(row.language.script);
  return { ...row, with_audio: withAudio, in_review: inReview, needs_romanization };
}
