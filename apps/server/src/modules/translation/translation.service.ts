import type { EntityManager } from "@mikro-orm/postgresql";
import type { Author } from "@saywhere/db/change-set";
import { Language } from "@saywhere/db/entities/language.entity";
import { Phrase } from "@saywhere/db/entities/phrase.entity";
import { Translation as TranslationEntity } from "@saywhere/db/entities/translation.entity";
import { findAdminLanguage } from "@saywhere/db/queries/language.queries";
import { findAdminPhrase } from "@saywhere/db/queries/phrase.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { listTranslationsToRecord } from "@saywhere/db/queries/translations/recording.queries";
import { listSimilarTranslations } from "@saywhere/db/queries/translations/similar.queries";
import {
  findTranslation,
  listPhrasesWithText,
  listTranslationChunk,
  listTranslationRows,
  listTranslationsOfPhrase,
} from "@saywhere/db/queries/translations/translation.queries";
import { toTextsRow } from "@saywhere/db/queries/translations/translation-fields";
import { LIST_LIMIT } from "@saywhere/validators/api/pagination";
import {
  MAX_RECORDED,
  type RecordingQueue,
  type RecordingQueueInput,
} from "@saywhere/validators/content/recording-queue";
import {
  type AcceptWarningInput,
  MAX_SIMILAR,
  type SameText,
  type SimilarTranslation,
  type SimilarTranslationsInput,
  type Translation,
  type TranslationInput,
  type TranslationListInput,
  type TranslationPage,
  type TranslationPageInput,
  type TranslationRow,
  type TranslationsOfPhrase,
  type TranslationUpdateInput,
} from "@saywhere/validators/content/translation";
import type { WarningCounts } from "@saywhere/validators/content/warning-counts";
import { requireReviewer } from "../../auth/require-role.ts";
import { duplicateField, invalidField } from "../../errors/app-error.ts";
import { translateCursorError } from "../../errors/invalid-cursor.ts";
import { existing } from "../../errors/record-not-found.ts";
import type { ContentCache } from "../../lib/content-cache.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { versionedRecords } from "../../writes/versioned-records.ts";
import { acceptWarning, checkWarning } from "./accepted-warnings.ts";
import { countWarnings } from "./count-warnings.ts";
import { listTranslations } from "./list-translations.ts";
import { presentTranslation, presentTranslationRow } from "./translation.presenter.ts";
import { createTranslationBulkWrites } from "./translation-bulk-writes.ts";
import { storedVariants } from "./variants.ts";

const KIND = "translation";

export type TranslationService = ReturnType<typeof createTranslationService>;

interface TranslationDeps {
  db: Queryable;
  cache: ContentCache;
  writer: ContentWriter;
}

export function createTranslationService({ db, cache, writer }: TranslationDeps) {
  const read = async (id: number) => presentTranslation(existing(await findTranslation(db, id), KIND));
  const records = versionedRecords({ db, writer, entity: TranslationEntity, kind: KIND, read });
  return {
    ...createTranslationBulkWrites({ db, writer }),

    /**
     * @throws AppError BAD_REQUEST when `after` is not a cursor that a page returned, NOT_FOUND when the language or the
     * phrase of a filter does not exist
     */
    chunk: async ({
      language_id,
      phrase_id,
      after,
      limit = LIST_LIMIT,
    }: TranslationListInput): Promise<{ items: Translation[]; next: string | null }> => {
      const filters = { languageId: language_id, phraseId: phrase_id };
      const chunk = await listTranslationChunk(db, { ...filters, after, limit }).catch(translateCursorError);
      if (chunk.items.length === 0) await refuseUnknownRecords(db, filters);
      return { items: chunk.items.map(presentTranslation), next: chunk.next };
    },
    /** @throws AppError BAD_REQUEST for a cursor that no page in this order returned */
    page: (input: TranslationPageInput): Promise<TranslationPage> =>
      listTranslations(db, input).catch(translateCursorError),
    warningCounts: (): Promise<WarningCounts> =>
      cache.get("translation.warningCounts", () => countWarnings(db)),
    recordingQueue: ({ language_id, category_id, missing }: RecordingQueueInput): Promise<RecordingQueue> =>
      listTranslationsToRecord(db, {
        languageId: language_id,
        categoryId: category_id,
        missing,
        limit: MAX_RECORDED,
      }),
    /** @throws AppError NOT_FOUND when the phrase does not exist */
    ofPhrase: async (phraseId: number): Promise<TranslationsOfPhrase> => {
      const { phrase, rows } = existing(await listTranslationsOfPhrase(db, phraseId), "phrase");
      return { phrase, rows: rows.map(presentTranslationRow) };
    },
    /** @throws AppError NOT_FOUND */
    row: async (id: number): Promise<TranslationRow> => {
      const [row] = await listTranslationRows(db, [id]);
      return presentTranslationRow(existing(row, KIND));
    },
    /** Returns the other phrases with the same translation. */
    sameText: ({
      language_id,
      phrase_id,
      native_text,
    }: {
      language_id: number;
      phrase_id: number;
      native_text: string;
    }): Promise<SameText[]> =>
      listPhrasesWithText(db, { languageId: language_id, phraseId: phrase_id, nativeText: native_text }),

    similar: (input: SimilarTranslationsInput): Promise<SimilarTranslation[]> =>
      listSimilarTranslations(db, {
        languageId: input.language_id,
        phraseId: input.phrase_id,
        nativeText: input.native_text,
        limit: MAX_SIMILAR,
      }),

    /** @throws AppError NOT_FOUND */
    get: read,

    /** @throws AppError BAD_REQUEST for an unknown language or phrase, CONFLICT when the translation already exists */
    async create(
      { language_id, phrase_id, needs_review, ...texts }: TranslationInput,
      author: Author,
    ): Promise<Translation> {
      const { result } = await writer.run(author, "edit", async (em) => {
        await checkPair(em, language_id, phrase_id);
        const pair = { language: language_id, phrase: phrase_id };
        const translation = em.create(TranslationEntity, {
          ...pair,
          ...columnsOf(texts),
          nativeText: texts.native_text,
          ...(needs_review !== undefined && { needsReview: needs_review }),
        });
        await em.flush();
        return translation.id;
      });
      return read(result);
    },

    /**
     * @param alsoWrite writes what must be saved with the translation or not at all, in its transaction
     * @throws AppError NOT_FOUND, BAD_REQUEST for another language or phrase, CONFLICT for a stale version, FORBIDDEN to end
     *   a review without the right to, and whatever `alsoWrite` throws
     */
    async update(
      { id, version, language_id, phrase_id, needs_review, ...texts }: TranslationUpdateInput,
      author: Author,
      alsoWrite?: (em: EntityManager) => Promise<void>,
    ): Promise<Translation> {
      return records.change({ id, version }, author, async (em, translation) => {
        if (language_id !== undefined && language_id !== translation.language.id) {
          throw invalidField(["language_id"], "A translation stays in its language. Add another one instead");
        }
        if (phrase_id !== undefined && phrase_id !== translation.phrase.id) {
          throw invalidField(["phrase_id"], "A translation stays with its phrase. Add another one instead");
        }
        if (translation.needsReview && needs_review === false) requireReviewer(author);
        em.assign(translation, {
          ...columnsOf(texts),
          ...(needs_review !== undefined && { needsReview: needs_review }),
        });
        await alsoWrite?.(em);
      });
    },

    /** @throws AppError NOT_FOUND, BAD_REQUEST for a warning that the text does not have, CONFLICT for a stale version */
    async acceptWarning(input: AcceptWarningInput, author: Author): Promise<Translation> {
      await checkWarning(db, input);
      return records.change(input, author, (em, translation) =>
        acceptWarning(em, translation, input, author),
      );
    },

    /** @throws AppError NOT_FOUND, or CONFLICT for a version that is not the newest */
    delete: records.delete,
  };
}

/** Checks that the language and the phrase exist and have no translation yet. */
async function checkPair(em: EntityManager, languageId: number, phraseId: number): Promise<void> {
  const language = await em.findOne(Language, { id: languageId });
  if (!language) throw invalidField(["language_id"], "This language no longer exists");
  const phrase = await em.findOne(Phrase, { id: phraseId });
  if (!phrase) throw invalidField(["phrase_id"], "This phrase no longer exists");
  if ((await em.count(TranslationEntity, { language: languageId, phrase: phraseId })) === 0) return;
  const message = `“${phrase.english}” already has a translation in ${language.name}. Edit that one instead.`;
  throw duplicateField("phrase_id", message);
}

type Texts =
  | Omit<TranslationInput, "language_id" | "phrase_id" | "needs_review">
  | Omit<TranslationUpdateInput, "id" | "needs_review">;

function columnsOf({ variants, ...texts }: Texts) {
  return toTextsRow({ ...texts, ...(variants && { variants: storedVariants(variants) }) });
}

async function refuseUnknownRecords(
  db: Queryable,
  { languageId, phraseId }: { languageId: number | undefined; phraseId: number | undefined },
): Promise<void> {
  if (languageId !== undefined) existing(await findAdminLanguage(db, languageId), "language");
  if (phraseId !== undefined) existing(await findAdminPhrase(db, phraseId), "phrase");
}
