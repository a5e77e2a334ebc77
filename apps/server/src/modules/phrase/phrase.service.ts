import type { Author } from "@saywhere/db/change-set";
import {
  findAdminPhrase,
  findPhraseInAllLanguages,
  listAdminPhrasePage,
  listPhraseChunk,
  listPhraseOptions,
  listPhrases,
  listPopularPhrases,
} from "@saywhere/db/queries/phrase.queries";
import { findPhraseDetail } from "@saywhere/db/queries/phrase-detail.queries";
import { listEntries, listEntryPage } from "@saywhere/db/queries/phrase-entry.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { Deletion } from "@saywhere/validators/api/error-body";
import { LIST_LIMIT } from "@saywhere/validators/api/pagination";
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
} from "@saywhere/validators/content/phrase-entry";
import { AppError } from "../../errors/app-error.ts";
import { rethrowInvalidCursor } from "../../errors/invalid-cursor.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import {
  presentAdminPhrase,
  presentDetail,
  presentEntry,
  presentOtherTranslation,
  presentPhrase,
} from "./phrase.presenter.ts";
import { createPhraseWrites } from "./phrase-writes.ts";

/** Number of phrases that a field offers. */
const PHRASE_OPTIONS = 20;

export interface PhraseFilters {
  language?: string | undefined;
  category?: string | undefined;
}

/** A page of a list that may be too long for one response. */
interface Part {
  after?: string | undefined;
  limit?: number | undefined;
}

export interface PhraseService {
  listPhrases(): Promise<Phrase[]>;
  listEntries(filters: PhraseFilters): Promise<PhraseEntry[]>;
  /** @throws AppError BAD_REQUEST when `after` is not a cursor that a page returned */
  entryPart(filters: PhraseFilters & Part): Promise<{ items: PhraseEntry[]; next: string | null }>;
  /** @throws AppError BAD_REQUEST when `after` is not a cursor that a page returned */
  phrasePart(part: Part): Promise<{ items: Phrase[]; next: string | null }>;
  /** @throws AppError BAD_REQUEST when `after` is not a cursor that a page returned */
  entryPage(filters: PhraseFilters & { after?: string | undefined }): Promise<PhraseEntryPage>;
  /** @throws AppError NOT_FOUND when no language and phrase have or had the slugs */
  detail(slugs: { languageSlug: string; phraseSlug: string }): Promise<PhraseDetail>;
  inAllLanguages(phraseSlug: string): Promise<PhraseInAllLanguages>;
  /** @throws AppError BAD_REQUEST for a cursor that no page in this order returned */
  adminPage(input: AdminPhrasePageInput): Promise<AdminPhrasePage>;
  /** @throws AppError NOT_FOUND */
  adminGet(id: number): Promise<AdminPhrase>;
  options(search: string): Promise<PhraseOption[]>;
  /** @throws AppError CONFLICT when another phrase has the slug */
  create(input: PhraseInput, author: Author): Promise<AdminPhrase>;
  /** @throws AppError NOT_FOUND, or CONFLICT for a slug that is taken or a version that is not the newest */
  update(input: PhraseUpdateInput, author: Author): Promise<AdminPhrase>;
  /** @throws AppError NOT_FOUND */
  delete(id: number, author: Author): Promise<Deletion>;
  popular(): Promise<PhraseOption[]>;
  /** @throws AppError BAD_REQUEST for an unknown phrase */
  setPopular(ids: number[], author: Author): Promise<Deletion>;
}

export function createPhraseService(db: Queryable, writer: ContentWriter): PhraseService {
  return {
    ...createPhraseWrites(db, writer),
    adminPage: async ({ category_id, ...request }) => {
      const page = await listAdminPhrasePage(db, { ...request, categoryId: category_id }).catch(
        rethrowInvalidCursor,
      );
      return { ...page, items: page.items.map(presentAdminPhrase) };
    },
    adminGet: async (id) => presentAdminPhrase(found(await findAdminPhrase(db, id))),
    options: (search) => listPhraseOptions(db, { search, limit: PHRASE_OPTIONS }),
    popular: () => listPopularPhrases(db),
    listPhrases: async () => (await listPhrases(db)).map(presentPhrase),
    listEntries: async (filters) => (await listEntries(db, filters)).map(presentEntry),
    entryPart: async ({ language, category, after, limit = LIST_LIMIT }) => {
      const part = await listEntryPage(db, { language, category, after, limit }).catch(rethrowInvalidCursor);
      return { items: part.items.map(presentEntry), next: part.next };
    },
    phrasePart: async ({ after, limit = LIST_LIMIT }) => {
      const part = await listPhraseChunk(db, { after, limit }).catch(rethrowInvalidCursor);
      return { items: part.items.map(presentPhrase), next: part.next };
    },
    entryPage: async (filters) => {
      const page = await listEntryPage(db, { ...filters, limit: PHRASE_PAGE_SIZE }).catch(
        rethrowInvalidCursor,
      );
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

function found<T>(row: T | null): T {
  if (row === null) throw new AppError("NOT_FOUND", "Phrase Not Found");
  return row;
}
