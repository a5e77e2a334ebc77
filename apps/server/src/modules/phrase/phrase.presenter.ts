import type { AdminPhraseRow, OtherTranslationRow, PhraseRow } from "@saywhere/db/queries/phrase.queries";
import type { PhraseDetailRow } from "@saywhere/db/queries/phrase-detail.queries";
import type { EntryRow } from "@saywhere/db/queries/phrase-entry.queries";
import type { AdminPhrase, Phrase } from "@saywhere/validators/content/phrase";
import type { OtherLanguageTranslation, PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { presentTexts } from "../translation/translation.presenter.ts";

export function presentPhrase({ id, slug, english, categoryId, intents, version }: PhraseRow): Phrase {
  return { id, slug, english, category_id: categoryId, intents, version };
}

export function presentAdminPhrase(row: AdminPhraseRow): AdminPhrase {
  return {
    ...presentPhrase(row),
    category_name: row.categoryName,
    popular_rank: row.popularRank,
    translation_count: row.translationCount,
    related_phrases: row.related,
  };
}

/** Columns of a phrase and a language to which a row refers. */
type PairRow = Pick<
  EntryRow,
  "phraseSlug" | "english" | "languageSlug" | "languageName" | "languageCode" | "script" | "direction"
>;

/** The phrase and the language to which a row refers. */
export function presentPair(row: PairRow): Pick<PhraseEntry, "phrase" | "language"> {
  return {
    phrase: { slug: row.phraseSlug, english: row.english },
    language: {
      slug: row.languageSlug,
      name: row.languageName,
      code: row.languageCode,
      script: row.script,
      direction: row.direction,
    },
  };
}

export function presentEntry(row: EntryRow): PhraseEntry {
  return {
    id: row.id,
    ...presentPair(row),
    category: { slug: row.categorySlug, name: row.categoryName },
    native_text: row.nativeText,
    romanization: row.romanization,
  };
}

export function presentOtherTranslation(row: OtherTranslationRow): OtherLanguageTranslation {
  return {
    id: row.id,
    language_slug: row.languageSlug,
    language_name: row.languageName,
    language_code: row.languageCode,
    language_script: row.languageScript,
    language_direction: row.languageDirection,
    native_text: row.nativeText,
    romanization: row.romanization,
  };
}

export function presentDetail(row: PhraseDetailRow): PhraseDetail {
  return {
    id: row.id,
    phrase: row.phrase,
    language: row.language,
    category: row.category,
    ...presentTexts(row),
    related_phrases: row.related.map(({ id, slug, english, category, nativeText, romanization }) => ({
      id,
      slug,
      english,
      category,
      native_text: nativeText,
      romanization,
    })),
    same_phrase_other_languages: row.otherLanguages.map(presentOtherTranslation),
    previous: row.previous,
    next: row.next,
    updated_at: row.updatedAt.toISOString(),
  };
}
