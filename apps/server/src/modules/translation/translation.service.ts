import type { Author } from "@saywhere/db/change-set";
import type { Queryable } from "@saywhere/db/queries/queryable";
import {
  listPhrasesWithText,
  listTranslationChunk,
  listTranslationRows,
  listTranslationsOfPhrase,
} from "@saywhere/db/queries/translations/translation.queries";
import { listTranslationPage } from "@saywhere/db/queries/translations/translation-page.queries";
import type { Deletion } from "@saywhere/validators/api/error-body";
import { LIST_LIMIT } from "@saywhere/validators/api/pagination";
import type {
  Translation,
  TranslationInput,
  TranslationListInput,
  TranslationPage,
  TranslationPageInput,
  TranslationRow,
  TranslationsOfPhrase,
  TranslationUpdateInput,
} from "@saywhere/validators/content/translation";
import { rethrowInvalidCursor } from "../../errors/invalid-cursor.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { recordNotFound } from "../../writes/optimistic-lock.ts";
import { listTranslationsWithWarnings } from "./list-with-warnings.ts";
import { presentTranslation, presentTranslationRow } from "./translation.presenter.ts";
import { createTranslationWrites } from "./translation-writes.ts";

export interface TranslationService {
  /** @throws AppError BAD_REQUEST when `after` is not a cursor that a page returned */
  part(filters: TranslationListInput): Promise<{ items: Translation[]; next: string | null }>;
  /** @throws AppError BAD_REQUEST for a cursor that no page in this order returned */
  page(input: TranslationPageInput): Promise<TranslationPage>;
  /** @throws AppError NOT_FOUND when the phrase does not exist */
  ofPhrase(phraseId: number): Promise<TranslationsOfPhrase>;
  /** @throws AppError NOT_FOUND */
  row(id: number): Promise<TranslationRow>;
  /** Returns the English texts of the other phrases with the same translation. */
  sameText(text: { language_id: number; phrase_id: number; native_text: string }): Promise<string[]>;
  /** @throws AppError BAD_REQUEST for an unknown language or phrase, CONFLICT when the translation already exists */
  create(input: TranslationInput, author: Author): Promise<Translation>;
  /** @throws AppError NOT_FOUND, BAD_REQUEST for another language or phrase, CONFLICT for a stale version */
  update(input: TranslationUpdateInput, author: Author): Promise<Translation>;
  /** @throws AppError NOT_FOUND */
  delete(id: number, author: Author): Promise<Deletion>;
}

export function createTranslationService(db: Queryable, writer: ContentWriter): TranslationService {
  return {
    ...createTranslationWrites(db, writer),
    part: async ({ language_id, phrase_id, after, limit = LIST_LIMIT }) => {
      const filters = { languageId: language_id, phraseId: phrase_id };
      const part = await listTranslationChunk(db, { ...filters, after, limit }).catch(rethrowInvalidCursor);
      return { items: part.items.map(presentTranslation), next: part.next };
    },
    page: (input) => readPage(db, input).catch(rethrowInvalidCursor),
    ofPhrase: async (phraseId) => {
      const found = await listTranslationsOfPhrase(db, phraseId);
      if (!found) throw recordNotFound("phrase");
      return { phrase: found.phrase, rows: found.rows.map(presentTranslationRow) };
    },
    row: async (id) => {
      const [row] = await listTranslationRows(db, [id]);
      if (!row) throw recordNotFound("translation");
      return presentTranslationRow(row);
    },
    sameText: ({ language_id, phrase_id, native_text }) =>
      listPhrasesWithText(db, { languageId: language_id, phraseId: phrase_id, nativeText: native_text }),
  };
}

async function readPage(db: Queryable, input: TranslationPageInput): Promise<TranslationPage> {
  const { language_id, phrase_id, show, ...request } = input;
  if (show === "warnings") return listTranslationsWithWarnings(db, input);
  const filters = { ...request, show, languageId: language_id, phraseId: phrase_id };
  const page = await listTranslationPage(db, filters);
  return { ...page, items: page.items.map(presentTranslationRow) };
}
