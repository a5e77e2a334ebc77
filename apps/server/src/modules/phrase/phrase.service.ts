import { findPhraseInAllLanguages, listPhrases } from "@saywhere/db/queries/phrase.queries";
import { findPhraseDetail } from "@saywhere/db/queries/phrase-detail.queries";
import { InvalidPageKeyError, listEntries, listEntryPage } from "@saywhere/db/queries/phrase-entry.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { Phrase } from "@saywhere/validators/phrase";
import type { PhraseDetail, PhraseInAllLanguages } from "@saywhere/validators/phrase-detail";
import { PHRASE_PAGE_SIZE, type PhraseEntry, type PhraseEntryPage } from "@saywhere/validators/phrase-entry";
import { AppError } from "../../app-error.ts";
import { presentDetail, presentEntry, presentOtherTranslation, presentPhrase } from "./phrase.presenter.ts";

export interface PhraseFilters {
  language?: string | undefined;
  category?: string | undefined;
}

export interface PhraseService {
  listPhrases(): Promise<Phrase[]>;
  listEntries(filters: PhraseFilters): Promise<PhraseEntry[]>;
  /** @throws AppError BAD_REQUEST when `after` is no key that a page gave */
  entryPage(filters: PhraseFilters & { after?: string | undefined }): Promise<PhraseEntryPage>;
  /** @throws AppError NOT_FOUND when no language and phrase have or had the slugs */
  detail(slugs: { languageSlug: string; phraseSlug: string }): Promise<PhraseDetail>;
  inAllLanguages(phraseSlug: string): Promise<PhraseInAllLanguages>;
}

export function createPhraseService(db: Queryable): PhraseService {
  return {
    listPhrases: async () => (await listPhrases(db)).map(presentPhrase),
    listEntries: async (filters) => (await listEntries(db, filters)).map(presentEntry),
    entryPage: async (filters) => {
      const page = await listEntryPage(db, { ...filters, limit: PHRASE_PAGE_SIZE }).catch(refuseBadKey);
      return { items: page.items.map(presentEntry), next: page.next };
    },
    detail: async ({ languageSlug, phraseSlug }) =>
      presentDetail(found(await findPhraseDetail(db, languageSlug, phraseSlug))),
    inAllLanguages: async (phraseSlug) => {
      const { phrase, category, translations } = found(await findPhraseInAllLanguages(db, phraseSlug));
      return { phrase, category, translations: translations.map(presentOtherTranslation) };
    },
  };
}

function refuseBadKey(error: unknown): never {
  if (!(error instanceof InvalidPageKeyError)) throw error;
  throw new AppError("BAD_REQUEST", "This page of the list does not exist. Start again from its beginning.");
}

function found<T>(row: T | null): T {
  if (row === null) throw new AppError("NOT_FOUND", "Phrase Not Found");
  return row;
}
