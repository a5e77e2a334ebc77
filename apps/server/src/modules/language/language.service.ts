import { findCommonPhrases } from "@saywhere/db/queries/common-phrases.queries";
import { findLanguage, listLanguages } from "@saywhere/db/queries/language.queries";
import { listPopularEntries } from "@saywhere/db/queries/phrase-entry.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { Language } from "@saywhere/validators/language";
import type { CommonPhrases } from "@saywhere/validators/phrase-detail";
import type { PhraseEntry } from "@saywhere/validators/phrase-entry";
import { AppError } from "../../app-error.ts";
import { presentEntry } from "../phrase/phrase.presenter.ts";
import { presentCommonPhrases } from "./language.presenter.ts";

export interface LanguageService {
  list(): Promise<Language[]>;
  /** @throws AppError NOT_FOUND when no language has or had the slug */
  get(slug: string): Promise<Language>;
  popularPhrases(slug: string): Promise<PhraseEntry[]>;
  commonPhrases(slug: string): Promise<CommonPhrases>;
}

export function createLanguageService(db: Queryable): LanguageService {
  return {
    list: () => listLanguages(db),
    get: async (slug) => found(await findLanguage(db, slug)),
    popularPhrases: async (slug) => found(await listPopularEntries(db, slug)).map(presentEntry),
    commonPhrases: async (slug) => presentCommonPhrases(found(await findCommonPhrases(db, slug))),
  };
}

function found<T>(row: T | null): T {
  if (row === null) throw new AppError("NOT_FOUND", "Language Not Found");
  return row;
}
