import type { Queryable } from "@saywhere/db/queries/queryable";
import type { ContentCache } from "./cache/content-cache.ts";
import { createCategoryService } from "./modules/category/category.service.ts";
import { createLanguageService } from "./modules/language/language.service.ts";
import { createPhraseService } from "./modules/phrase/phrase.service.ts";
import { createSearchService } from "./modules/search/search.service.ts";
import { createSettingsService } from "./modules/settings/settings.service.ts";
import type { Services } from "./services.ts";

export function createServices(db: Queryable, cache: ContentCache): Services {
  return {
    language: createLanguageService(db),
    category: createCategoryService(db),
    phrase: createPhraseService(db),
    search: createSearchService(db, cache),
    settings: createSettingsService(db, cache),
  };
}
