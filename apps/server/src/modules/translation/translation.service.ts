import type { Queryable } from "@saywhere/db/queries/queryable";
import { listTranslations } from "@saywhere/db/queries/translation.queries";
import type { Author } from "@saywhere/db/record-changes";
import type { Deletion } from "@saywhere/validators/deletion";
import type {
  Translation,
  TranslationInput,
  TranslationListInput,
  TranslationPage,
  TranslationPageInput,
  TranslationRow,
  TranslationsOfPhrase,
  TranslationUpdateInput,
} from "@saywhere/validators/translation";
import type { ContentWriter } from "../../content-writer.ts";
import { notWrittenYet } from "../../not-written-yet.ts";
import { presentTranslation } from "./translation.presenter.ts";
import { createTranslationWrites } from "./translation-writes.ts";

export interface TranslationService {
  list(filters: TranslationListInput): Promise<Translation[]>;
  page(input: TranslationPageInput): Promise<TranslationPage>;
  /** @throws AppError NOT_FOUND when there is no such phrase */
  ofPhrase(phraseId: number): Promise<TranslationsOfPhrase>;
  row(id: number): Promise<TranslationRow>;
  sameText(text: { language_id: number; phrase_id: number; native_text: string }): Promise<string[]>;
  /** @throws AppError BAD_REQUEST for an unknown language or phrase, CONFLICT when there is one already */
  create(input: TranslationInput, author: Author): Promise<Translation>;
  /** @throws AppError NOT_FOUND, BAD_REQUEST for another language or phrase, CONFLICT for a stale version */
  update(input: TranslationUpdateInput, author: Author): Promise<Translation>;
  /** @throws AppError NOT_FOUND */
  delete(id: number, author: Author): Promise<Deletion>;
}

export function createTranslationService(db: Queryable, writer: ContentWriter): TranslationService {
  return {
    ...createTranslationWrites(db, writer),
    list: async ({ language_id, phrase_id }) =>
      (await listTranslations(db, { languageId: language_id, phraseId: phrase_id })).map(presentTranslation),
    page: notWrittenYet,
    ofPhrase: notWrittenYet,
    row: notWrittenYet,
    sameText: notWrittenYet,
  };
}
