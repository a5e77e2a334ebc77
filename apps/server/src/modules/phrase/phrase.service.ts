import type { Author } from "@saywhere/db/change-set";
import { Phrase as PhraseEntity } from "@saywhere/db/entities/phrase.entity";
import type { ChunkRequest, ListChunk } from "@saywhere/db/queries/pagination/page";
import {
  findAdminPhrase,
  findPhraseInAllLanguages,
  listAdminPhrasePage,
  listPhraseChunk,
  listPhraseOptions,
  listPhrases,
  listTranslatedPhrases,
} from "@saywhere/db/queries/phrase.queries";
import { findPhraseDetail } from "@saywhere/db/queries/phrase-detail.queries";
import {
  listEntries,
  listEntryRound,
  listLanguageIds,
  readEntryPage,
  readVariedEntryPage,
} from "@saywhere/db/queries/phrase-entry.queries";
import { increasePhraseVersions } from "@saywhere/db/queries/phrase-version.queries";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import { LIST_LIMIT, rowsBefore } from "@saywhere/validators/api/pagination";
import type {
  AdminPhrase,
  AdminPhrasePage,
  AdminPhrasePageInput,
  Phrase,
  PhraseInput,
  PhraseOption,
  PhraseUpdateInput,
} from "@saywhere/validators/content/phrase";
import type { PhraseDetail, PhraseInAllLanguages } from "@saywhere/validators/content/phrase-detail";
import {
  PHRASE_PAGE_SIZE,
  type PhraseEntry,
  type PhraseEntryPage,
  VARIED_PAGE_SIZE,
} from "@saywhere/validators/content/phrase-entry";
import { AppError } from "../../errors/app-error.ts";
import { translateCursorError } from "../../errors/invalid-cursor.ts";
import { existing } from "../../errors/record-not-found.ts";
import { chooseSlug } from "../../writes/choose-slug.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { nextPosition } from "../../writes/next-position.ts";
import { versionedRecords } from "../../writes/versioned-records.ts";
import { refuseUnknownFilters } from "../search/refuse-unknown-filters.ts";
import { checkCategory } from "./check-category.ts";
import {
  presentAdminPhrase,
  presentDetail,
  presentEntry,
  presentOtherTranslation,
  presentPhrase,
} from "./phrase.presenter.ts";
import { createPhraseBulkWrites } from "./phrase-bulk-writes.ts";
import { createPopularPhrases } from "./popular-phrases.ts";
import { replaceRelatedPhrases } from "./replace-related-phrases.ts";

/** Number of phrases that a field offers. */
const PHRASE_OPTIONS = 20;

export interface PhraseFilters {
  language?: string | undefined;
  category?: string | undefined;
}

/** Where a chunk of a list starts, and its length. */
interface ChunkInput {
  after?: string | undefined;
  limit?: number | undefined;
}

const KIND = "phrase";

export type PhraseService = ReturnType<typeof createPhraseService>;

export function createPhraseService({ db, writer }: { db: Queryable; writer: ContentWriter }) {
  const read = async (id: number) => presentAdminPhrase(existing(await findAdminPhrase(db, id), KIND));
  const records = versionedRecords({ db, writer, entity: PhraseEntity, kind: KIND, read });
  async function readChunk<Row, Item>(
    { language, category, after, limit = LIST_LIMIT }: PhraseFilters & ChunkInput,
    list: (db: Queryable, request: PhraseFilters & ChunkRequest) => Promise<ListChunk<Row>>,
    present: (row: Row) => Item,
  ): Promise<ListChunk<Item>> {
    const { items, next } = await list(db, { language, category, after, limit }).catch(translateCursorError);
    if (items.length === 0) await refuseUnknownFilters(db, { language, category });
    return { items: items.map(present), next };
  }
  return {
    ...createPopularPhrases({ db, writer }),
    ...createPhraseBulkWrites({ db, writer }),

    /** @throws AppError BAD_REQUEST for a cursor that no page in this order returned */
    adminPage: async ({
      category_id,
      page: number,
      ...request
    }: AdminPhrasePageInput): Promise<AdminPhrasePage> => {
      const skip = rowsBefore({ ...request, page: number });
      const page = await listAdminPhrasePage(db, { ...request, skip, categoryId: category_id }).catch(
        translateCursorError,
      );
      return { ...page, items: page.items.map(presentAdminPhrase) };
    },
    /** @throws AppError NOT_FOUND */
    adminGet: read,
    options: (search: string): Promise<PhraseOption[]> =>
      listPhraseOptions(db, { search, limit: PHRASE_OPTIONS }),
    listPhrases: async (): Promise<Phrase[]> => (await listPhrases(db)).map(presentPhrase),
    /** Returns the phrases that visitors find in any language. */
    translated: (): Promise<{ slug: string }[]> => listTranslatedPhrases(db),
    listEntries: async (filters: PhraseFilters): Promise<PhraseEntry[]> =>
      (await listEntries(db, filters)).map(presentEntry),
    /** One round of the varied order of `entryPage`; there are as many as languages. */
    entryRound: async (round: number): Promise<PhraseEntry[]> =>
      (await listEntryRound(db, await listLanguageIds(db), { round })).map(({ place: _, ...row }) =>
        presentEntry(row),
      ),
    /**
     * @throws AppError BAD_REQUEST when `after` is not a cursor that a page returned, NOT_FOUND when no language or
     * category has or had the slug of a filter
     */
    entryChunk: (input: PhraseFilters & ChunkInput) => readChunk(input, readEntryPage, presentEntry),
    /** @throws AppError as `entryChunk` does */
    phraseChunk: (input: PhraseFilters & ChunkInput) => readChunk(input, listPhraseChunk, presentPhrase),
    /**
     * Phrases of one language in their order; of all languages in the varied order, in which neither phrases nor
     * languages repeat in a row.
     *
     * @throws AppError BAD_REQUEST when `after` is not a cursor that a page returned
     */
    entryPage: async (filters: PhraseFilters & { after?: string | undefined }): Promise<PhraseEntryPage> => {
      const [list, limit] = filters.language
        ? [readEntryPage, PHRASE_PAGE_SIZE]
        : [readVariedEntryPage, VARIED_PAGE_SIZE];
      const page = await list(db, { ...filters, limit }).catch(translateCursorError);
      return { items: page.items.map(presentEntry), next: page.next };
    },
    /** @throws AppError NOT_FOUND when no language and phrase have or had the slugs */
    detail: async ({
      languageSlug,
      phraseSlug,
    }: {
      languageSlug: string;
      phraseSlug: string;
    }): Promise<PhraseDetail> => presentDetail(found(await findPhraseDetail(db, languageSlug, phraseSlug))),
    inAllLanguages: async (phraseSlug: string): Promise<PhraseInAllLanguages> => {
      const { phrase, category, translations } = found(await findPhraseInAllLanguages(db, phraseSlug));
      return { phrase, category, translations: translations.map(presentOtherTranslation) };
    },

    /** @throws AppError CONFLICT when another phrase has the slug */
    async create(
      {
        slug: given,
        category_id: category,
        related_phrase_ids: related,
        intents = [],
        ...texts
      }: PhraseInput,
      author: Author,
    ): Promise<AdminPhrase> {
      const { result } = await writer.run(author, "edit", async (em) => {
        await checkCategory(em, category);
        const slug = await chooseSlug(em, KIND, { given, text: texts.english, field: "english", id: null });
        const position = await nextPosition(em, KIND);
        const phrase = em.create(PhraseEntity, {
          ...texts,
          slug,
          category,
          position,
          intents: intents.length > 0 ? intents : null,
        });
        await em.flush();
        if (related) await replaceRelatedPhrases(em, phrase.id, related);
        return phrase.id;
      });
      return read(result);
    },

    /** @throws AppError NOT_FOUND, or CONFLICT for a slug that is taken or a version that is not the newest */
    async update(
      {
        id,
        version,
        slug: given,
        category_id,
        related_phrase_ids: related,
        intents,
        ...texts
      }: PhraseUpdateInput,
      author: Author,
    ): Promise<AdminPhrase> {
      return records.change({ id, version }, author, async (em, phrase) => {
        const before = phrase.version;
        if (category_id !== phrase.category.id) await checkCategory(em, category_id);
        if (given !== undefined || texts.english !== phrase.english) {
          phrase.slug = await chooseSlug(em, KIND, { given, text: texts.english, field: "english", id });
        }
        // Null stays as it is when a form sends its empty list back.
        const isUnchanged = phrase.intents === null && intents?.length === 0;
        const changes = { ...texts, category: category_id, intents: isUnchanged ? undefined : intents };
        em.assign(phrase, changes, { ignoreUndefined: true });
        if (!related) return;
        await replaceRelatedPhrases(em, id, related);
        em.getUnitOfWork().computeChangeSets();
        const changed = em.getUnitOfWork().getChangeSets().length > 0;
        await em.flush();
        // Related phrases are part of the phrase, so a change of the relations alone also creates a new version.
        if (changed && phrase.version === before) {
          await increasePhraseVersions(toQueryable(em), [id]);
        }
      });
    },

    /** @throws AppError NOT_FOUND, or CONFLICT for a version that is not the newest */
    delete: records.delete,
  };
}

function found<T>(row: T | null): T {
  if (row === null) throw new AppError("NOT_FOUND", "Phrase Not Found");
  return row;
}
