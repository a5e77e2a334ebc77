import type { CategoryService } from "./modules/category/category.service.ts";
import type { LanguageService } from "./modules/language/language.service.ts";
import type { PhraseService } from "./modules/phrase/phrase.service.ts";
import type { SearchService } from "./modules/search/search.service.ts";
import type { SettingsService } from "./modules/settings/settings.service.ts";

/** Everything the routers may call. */
export interface Services {
  language: LanguageService;
  category: CategoryService;
  phrase: PhraseService;
  search: SearchService;
  settings: SettingsService;
}
