import type { AccountService } from "./modules/account/account.service.ts";
import type { PeopleService } from "./modules/account/people.service.ts";
import type { TokenService } from "./modules/account/token.service.ts";
import type { ActivityService } from "./modules/activity/activity.service.ts";
import type { CategoryService } from "./modules/category/category.service.ts";
import type { DeploymentService } from "./modules/deployment/deployment.service.ts";
import type { DocumentService } from "./modules/document/document.service.ts";
import type { FileService } from "./modules/file/file.service.ts";
import type { ExportService } from "./modules/import/export.service.ts";
import type { ImportService } from "./modules/import/import.service.ts";
import type { LanguageService } from "./modules/language/language.service.ts";
import type { MissedSearchService } from "./modules/missed-search/missed-search.service.ts";
import type { PhraseService } from "./modules/phrase/phrase.service.ts";
import type { SearchService } from "./modules/search/search.service.ts";
import type { SettingsService } from "./modules/settings/settings.service.ts";
import type { StorageService } from "./modules/storage/storage.service.ts";
import type { SynonymService } from "./modules/synonym/synonym.service.ts";
import type { TaskService } from "./modules/task/task.service.ts";
import type { TranslationService } from "./modules/translation/translation.service.ts";

/** Everything the routers may call. */
export interface Services {
  language: LanguageService;
  category: CategoryService;
  phrase: PhraseService;
  search: SearchService;
  synonym: SynonymService;
  missedSearch: MissedSearchService;
  settings: SettingsService;
  translation: TranslationService;
  activity: ActivityService;
  import: ImportService;
  export: ExportService;
  account: AccountService;
  people: PeopleService;
  token: TokenService;
  task: TaskService;
  document: DocumentService;
  deployment: DeploymentService;
  file: FileService;
  storage: StorageService;
}
