import { accountRouter } from "../../modules/account/account.router.ts";
import type { AccountService } from "../../modules/account/account.service.ts";
import { passkeyRouter } from "../../modules/account/passkey.router.ts";
import type { PasskeyService } from "../../modules/account/passkey.service.ts";
import { peopleRouter } from "../../modules/account/people.router.ts";
import type { PeopleService } from "../../modules/account/people.service.ts";
import { secondFactorRouter } from "../../modules/account/second-factor.router.ts";
import type { SecondFactorService } from "../../modules/account/second-factor.service.ts";
import { tokenRouter } from "../../modules/account/token.router.ts";
import type { TokenService } from "../../modules/account/token.service.ts";
import { activityRouter } from "../../modules/activity/activity.router.ts";
import type { ActivityService } from "../../modules/activity/activity.service.ts";
import { categoryRouter } from "../../modules/category/category.router.ts";
import type { CategoryService } from "../../modules/category/category.service.ts";
import { changeFeedRouter } from "../../modules/change-feed/change-feed.router.ts";
import type { ChangeFeedService } from "../../modules/change-feed/change-feed.service.ts";
import { commentRouter } from "../../modules/comment/comment.router.ts";
import type { CommentService } from "../../modules/comment/comment.service.ts";
import { dashboardRouter } from "../../modules/dashboard/dashboard.router.ts";
import type { DashboardService } from "../../modules/dashboard/dashboard.service.ts";
import { deploymentRouter } from "../../modules/deployment/deployment.router.ts";
import type { DeploymentService } from "../../modules/deployment/deployment.service.ts";
import { documentRouter } from "../../modules/document/document.router.ts";
import type { DocumentService } from "../../modules/document/document.service.ts";
import { fileRouter } from "../../modules/file/file.router.ts";
import type { FileService } from "../../modules/file/file.service.ts";
import { languageRouter } from "../../modules/language/language.router.ts";
import type { LanguageService } from "../../modules/language/language.service.ts";
import { missedSearchRouter } from "../../modules/missed-search/missed-search.router.ts";
import type { MissedSearchService } from "../../modules/missed-search/missed-search.service.ts";
import { openIdConnectRouter } from "../../modules/openid-connect/openid-connect.router.ts";
import type { OpenIdConnectService } from "../../modules/openid-connect/openid-connect.service.ts";
import { phraseRouter } from "../../modules/phrase/phrase.router.ts";
import type { PhraseService } from "../../modules/phrase/phrase.service.ts";
import { searchRouter } from "../../modules/search/search.router.ts";
import type { SearchService } from "../../modules/search/search.service.ts";
import { settingsRouter } from "../../modules/settings/settings.router.ts";
import type { SettingsService } from "../../modules/settings/settings.service.ts";
import { sheetRouter } from "../../modules/sheet/sheet.router.ts";
import type { SheetService } from "../../modules/sheet/sheet.service.ts";
import { slugRedirectRouter } from "../../modules/slug-redirect/slug-redirect.router.ts";
import type { SlugRedirectService } from "../../modules/slug-redirect/slug-redirect.service.ts";
import { storageRouter } from "../../modules/storage/storage.router.ts";
import type { StorageService } from "../../modules/storage/storage.service.ts";
import { suggestionRouter } from "../../modules/suggestion/suggestion.router.ts";
import type { SuggestionService } from "../../modules/suggestion/suggestion.service.ts";
import { synonymRouter } from "../../modules/synonym/synonym.router.ts";
import type { SynonymService } from "../../modules/synonym/synonym.service.ts";
import { taskRouter } from "../../modules/task/task.router.ts";
import type { TaskService } from "../../modules/task/task.service.ts";
import { translationRouter } from "../../modules/translation/translation.router.ts";
import type { TranslationService } from "../../modules/translation/translation.service.ts";
import { translationGridRouter } from "../../modules/translation-grid/translation-grid.router.ts";
import type { TranslationGridService } from "../../modules/translation-grid/translation-grid.service.ts";
import { webhookRouter } from "../../modules/webhook/webhook.router.ts";
import type { WebhookService } from "../../modules/webhook/webhook.service.ts";
import { router } from "../../trpc/procedures.ts";

declare module "../../trpc/context.ts" {
  interface Services {
    language: LanguageService;
    category: CategoryService;
    phrase: PhraseService;
    slugRedirect: SlugRedirectService;
    sheet: SheetService;
    search: SearchService;
    synonym: SynonymService;
    missedSearch: MissedSearchService;
    suggestion: SuggestionService;
    settings: SettingsService;
    translation: TranslationService;
    comment: CommentService;
    dashboard: DashboardService;
    translationGrid: TranslationGridService;
    activity: ActivityService;
    changeFeed: ChangeFeedService;
    account: AccountService;
    secondFactor: SecondFactorService;
    passkey: PasskeyService;
    openIdConnect: OpenIdConnectService;
    people: PeopleService;
    token: TokenService;
    task: TaskService;
    document: DocumentService;
    deployment: DeploymentService;
    file: FileService;
    storage: StorageService;
    webhook: WebhookService;
  }
}

export const appRouter = router({
  language: languageRouter,
  category: categoryRouter,
  phrase: phraseRouter,
  slugRedirect: slugRedirectRouter,
  sheet: sheetRouter,
  search: searchRouter,
  synonym: synonymRouter,
  missedSearch: missedSearchRouter,
  suggestion: suggestionRouter,
  settings: settingsRouter,
  translation: translationRouter,
  comment: commentRouter,
  dashboard: dashboardRouter,
  translationGrid: translationGridRouter,
  activity: activityRouter,
  changeFeed: changeFeedRouter,
  account: accountRouter,
  secondFactor: secondFactorRouter,
  passkey: passkeyRouter,
  openIdConnect: openIdConnectRouter,
  people: peopleRouter,
  token: tokenRouter,
  task: taskRouter,
  document: documentRouter,
  deployment: deploymentRouter,
  file: fileRouter,
  storage: storageRouter,
  webhook: webhookRouter,
});

export type AppRouter = typeof appRouter;
