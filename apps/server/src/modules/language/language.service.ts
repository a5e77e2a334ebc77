import type { Author } from "@saywhere/db/change-set";
import { findCommonPhrases } from "@saywhere/db/queries/common-phrases.queries";
import {
  findLanguage,
  listAdminLanguages,
  listCoverage,
  listLanguages,
} from "@saywhere/db/queries/language.queries";
import { listPopularEntries } from "@saywhere/db/queries/phrase-entry.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { Deletion } from "@saywhere/validators/api/error-body";
import type {
  AdminLanguage,
  Language,
  LanguageInput,
  LanguageUpdateInput,
} from "@saywhere/validators/content/language";
import { COMMON_PHRASES_PAGE, type CommonPhrases } from "@saywhere/validators/content/phrase-detail";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import type { LanguageCoverage } from "@saywhere/validators/content/translation";
import { AppError } from "../../errors/app-error.ts";
import { rethrowInvalidCursor } from "../../errors/invalid-cursor.ts";
import type { ContentCache } from "../../lib/content-cache.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { presentEntry } from "../phrase/phrase.presenter.ts";
import { presentAdminLanguage, presentCommonPhrases, presentCoverage } from "./language.presenter.ts";
import { createLanguageWrites } from "./language-writes.ts";

export interface LanguageService {
  list(): Promise<Language[]>;
  /** @throws AppError NOT_FOUND when no language has or had the slug */
  get(slug: string): Promise<Language>;
  popularPhrases(slug: string): Promise<PhraseEntry[]>;
  /** @throws AppError NOT_FOUND, or BAD_REQUEST for a cursor that no page returned */
  commonPhrases(page: { slug: string; after?: string; before?: string }): Promise<CommonPhrases>;
  adminList(): Promise<AdminLanguage[]>;
  coverage(): Promise<LanguageCoverage[]>;
  /** @throws AppError CONFLICT when another language has the slug */
  create(input: LanguageInput, author: Author): Promise<AdminLanguage>;
  /** @throws AppError NOT_FOUND, or CONFLICT for a slug that is taken or a version that is not the newest */
  update(input: LanguageUpdateInput, author: Author): Promise<AdminLanguage>;
  /** @throws AppError NOT_FOUND */
  delete(id: number, author: Author): Promise<Deletion>;
  /** @throws AppError BAD_REQUEST for an unknown language */
  feature(ids: number[], author: Author): Promise<Deletion>;
}

/** @param commonPhrasesPage the most phrases on a page of a language's phrases */
export function createLanguageService(
  db: Queryable,
  cache: ContentCache,
  writer: ContentWriter,
  commonPhrasesPage = COMMON_PHRASES_PAGE,
): LanguageService {
  return {
    ...createLanguageWrites(db, writer),
    adminList: async () => (await listAdminLanguages(db)).map(presentAdminLanguage),
    coverage: () => cache.get("language.coverage", async () => (await listCoverage(db)).map(presentCoverage)),
    list: () => listLanguages(db),
    get: async (slug) => found(await findLanguage(db, slug)),
    popularPhrases: async (slug) => found(await listPopularEntries(db, slug)).map(presentEntry),
    commonPhrases: async ({ slug, ...place }) => {
      const page = findCommonPhrases(db, slug, { ...place, limit: commonPhrasesPage }).catch(
        rethrowInvalidCursor,
      );
      return presentCommonPhrases(found(await page));
    },
  };
}

function found<T>(row: T | null): T {
  if (row === null) throw new AppError("NOT_FOUND", "Language Not Found");
  return row;
}
