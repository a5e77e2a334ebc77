import type { MikroORM } from "@mikro-orm/postgresql";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { ContentCache } from "./cache/content-cache.ts";
import type { ContentWriter } from "./content-writer.ts";
import { createCategoryService } from "./modules/category/category.service.ts";
import { createLanguageService } from "./modules/language/language.service.ts";
import { createPhraseService } from "./modules/phrase/phrase.service.ts";
import { createSearchService } from "./modules/search/search.service.ts";
import { createSettingsService } from "./modules/settings/settings.service.ts";
import { notWrittenYet } from "./not-written-yet.ts";
import type { Services } from "./services.ts";

export interface ServiceDeps {
  /** Read queries. */
  db: Queryable;
  orm: MikroORM;
  cache: ContentCache;
  writer: ContentWriter;
  /** The site's address, for links that people copy. */
  publicUrl: string;
}

export function createServices({ db, cache }: ServiceDeps): Services {
  return {
    language: createLanguageService(db),
    category: createCategoryService(db),
    phrase: createPhraseService(db),
    search: createSearchService(db, cache),
    settings: createSettingsService(db, cache),
    translation: {
      list: notWrittenYet,
      page: notWrittenYet,
      ofPhrase: notWrittenYet,
      row: notWrittenYet,
      sameText: notWrittenYet,
      create: notWrittenYet,
      update: notWrittenYet,
      delete: notWrittenYet,
    },
    activity: {
      list: notWrittenYet,
      changes: notWrittenYet,
      history: notWrittenYet,
      restore: notWrittenYet,
      undo: notWrittenYet,
      undoDelete: notWrittenYet,
    },
    account: {
      signIn: notWrittenYet,
      signOut: notWrittenYet,
      changePassword: notWrittenYet,
      sessions: notWrittenYet,
      endSession: notWrittenYet,
      signOutEverywhere: notWrittenYet,
      linkInfo: notWrittenYet,
      acceptLink: notWrittenYet,
    },
    people: {
      list: notWrittenYet,
      names: notWrittenYet,
      invite: notWrittenYet,
      resetLink: notWrittenYet,
      setRole: notWrittenYet,
      setActive: notWrittenYet,
    },
    token: { list: notWrittenYet, create: notWrittenYet, revoke: notWrittenYet },
  };
}
