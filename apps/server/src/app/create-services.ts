import type { MikroORM } from "@mikro-orm/postgresql";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { Logger } from "pino";
import type { StorageSettings } from "../config/storage-settings.ts";
import { setZodMessages } from "../errors/zod-messages.ts";
import { bypassCache } from "../http/response-cache.ts";
import type { ContentCache } from "../lib/content-cache.ts";
import { createAccountService } from "../modules/account/account.service.ts";
import { createAttemptRateLimits } from "../modules/account/attempt-rate-limits.ts";
import type { SendMail } from "../modules/account/mailer.ts";
import { createPasskeyService } from "../modules/account/passkey.service.ts";
import { createPeopleService } from "../modules/account/people.service.ts";
import { createSecondFactorService } from "../modules/account/second-factor.service.ts";
import { createTokenService } from "../modules/account/token.service.ts";
import { createActivityService } from "../modules/activity/activity.service.ts";
import { createCategoryService } from "../modules/category/category.service.ts";
import { createChangeFeedService } from "../modules/change-feed/change-feed.service.ts";
import { createCommentService } from "../modules/comment/comment.service.ts";
import { createDashboardService } from "../modules/dashboard/dashboard.service.ts";
import { createDatasetService, type DatasetService } from "../modules/dataset/dataset.service.ts";
import { createDeploymentService } from "../modules/deployment/deployment.service.ts";
import type { DeploymentEvents } from "../modules/deployment/deployment-events.ts";
import type { DeploymentQueue } from "../modules/deployment/deployment-queue.ts";
import { createDocumentService } from "../modules/document/document.service.ts";
import { createFileService } from "../modules/file/file.service.ts";
import { createExportService, type ExportService } from "../modules/import/export.service.ts";
import { createImportService, type ImportService } from "../modules/import/import.service.ts";
import { createLanguageService } from "../modules/language/language.service.ts";
import { MAX_PACK_PHRASES, type ReadPack, readPack } from "../modules/language-data/language-pack.ts";
import { createMissedSearchService } from "../modules/missed-search/missed-search.service.ts";
import type { MissedSearchCounts } from "../modules/missed-search/missed-search-counts.ts";
import {
  createOpenIdConnectService,
  type OpenIdSignIn,
} from "../modules/openid-connect/openid-connect.service.ts";
import { createPhraseService } from "../modules/phrase/phrase.service.ts";
import { createSearchService } from "../modules/search/search.service.ts";
import { createSettingsService } from "../modules/settings/settings.service.ts";
import { createSheetService } from "../modules/sheet/sheet.service.ts";
import { createSlugRedirectService } from "../modules/slug-redirect/slug-redirect.service.ts";
import { createStorageService } from "../modules/storage/storage.service.ts";
import type { Stores } from "../modules/storage/stores.ts";
import { createSuggestionService } from "../modules/suggestion/suggestion.service.ts";
import { createSynonymService } from "../modules/synonym/synonym.service.ts";
import { createTaskService } from "../modules/task/task.service.ts";
import { createTranslationService } from "../modules/translation/translation.service.ts";
import { createTranslationGridService } from "../modules/translation-grid/translation-grid.service.ts";
import { createWebhookService } from "../modules/webhook/webhook.service.ts";
import type { Services } from "../trpc/context.ts";
import type { ContentWriter } from "../writes/content-writer.ts";
import { createRecordWriter } from "../writes/record-writer.ts";

export interface ServiceDeps {
  /** Connection for read queries. */
  db: Queryable;
  orm: MikroORM;
  cache: ContentCache;
  writer: ContentWriter;
  /** URL of the site, for links that users copy. */
  publicUrl: string;
  storageSettings: StorageSettings;
  stores: Stores;
  deploymentQueue: Pick<DeploymentQueue, "send">;
  deploymentEvents: DeploymentEvents;
  /** Sends invitations; without it, people send the links themselves. */
  sendMail?: SendMail;
  /** The OpenID Connect provider at which people can sign in. */
  openId?: OpenIdSignIn;
  /** Called for each refused attempt to sign in. */
  onRefusedSignIn?: () => void;
  /** Whether webhooks may be sent to IP addresses that are not public. */
  webhooksPrivateAddresses: boolean;
  log: Pick<Logger, "warn">;
  /** Without it, searches without results are not counted. */
  missedSearches?: MissedSearchCounts;
}

/** The services of procedures, and those that only plain routes call. */
export interface AllServices extends Services {
  import: ImportService;
  export: ExportService;
  readPack: ReadPack;
  dataset: DatasetService;
}

export function createServices(deps: ServiceDeps): AllServices {
  setZodMessages();
  const { db, orm, cache, writer, publicUrl, storageSettings, stores } = deps;
  const { deploymentQueue, deploymentEvents, missedSearches } = deps;
  const search = createSearchService({
    db,
    cache,
    missed: missedSearches && {
      note(query) {
        missedSearches.note(query);
        // A cached response would not be counted.
        bypassCache();
      },
    },
  });
  // For what no cache holds, also accounts and tokens: each read asks PostgreSQL, so no instance has to be notified.
  const recordWriter = createRecordWriter(orm);
  const limits = createAttemptRateLimits(db);
  const { onRefusedSignIn, sendMail } = deps;
  const accounts = { db, orm, recordWriter, limits, publicUrl, sendMail, onRefusedSignIn };
  const deployment = createDeploymentService({
    db,
    orm,
    recordWriter,
    store: stores.static,
    queue: deploymentQueue,
    events: deploymentEvents,
  });
  const language = createLanguageService({ db, cache, writer });
  const translation = createTranslationService({ db, cache, writer });
  const comment = createCommentService({ db });
  const unpaged = createLanguageService({ db, cache, writer, commonPhrasesPage: MAX_PACK_PHRASES });
  const category = createCategoryService({ db, writer });
  const phrase = createPhraseService({ db, writer });
  const settings = createSettingsService({ db, cache, writer, publicUrl, mediaUrl: stores.media.urlOf("") });
  const file = createFileService({ db, databaseUrl: orm.config.get("clientUrl") ?? "", stores, publicUrl });
  return {
    language,
    category,
    phrase,
    slugRedirect: createSlugRedirectService({ db }),
    sheet: createSheetService({ db }),
    settings,
    readPack: (slug) =>
      readPack({ db, cache, services: { language: unpaged, category, phrase, settings } }, slug),
    dataset: createDatasetService({ language, settings }),
    search,
    synonym: createSynonymService({ db, writer }),
    missedSearch: createMissedSearchService({
      db,
      counts: missedSearches,
      // Queries suggestions, because browsing the list of missed searches must not count as searching.
      finds: async (query) => (await search.suggestions({ query })).length > 0,
    }),
    suggestion: createSuggestionService({
      db,
      orm,
      limits,
      settings,
      files: file,
      translations: translation,
      log: deps.log,
    }),
    translation,
    comment,
    dashboard: createDashboardService({ db, comment, translation }),
    translationGrid: createTranslationGridService({ db }),
    activity: createActivityService({ db, writer }),
    changeFeed: createChangeFeedService({ db }),
    import: createImportService({ db, writer }),
    export: createExportService({ db }),
    account: createAccountService(accounts),
    secondFactor: createSecondFactorService(accounts),
    passkey: createPasskeyService(accounts),
    openIdConnect: createOpenIdConnectService(accounts, deps.openId),
    people: createPeopleService(accounts),
    token: createTokenService({ db, recordWriter }),
    task: createTaskService({ db, recordWriter }),
    document: createDocumentService({ db, recordWriter }),
    webhook: createWebhookService({
      db,
      recordWriter,
      privateAddresses: deps.webhooksPrivateAddresses,
    }),
    deployment,
    file,
    storage: createStorageService({
      settings: storageSettings,
      stores,
      isAutoDeployEnabled: async () => (await deployment.autoGenerate()).enabled,
    }),
  };
}
