import { accountRouter } from "../../modules/account/account.router.ts";
import { passkeyRouter } from "../../modules/account/passkey.router.ts";
import { peopleRouter } from "../../modules/account/people.router.ts";
import { secondFactorRouter } from "../../modules/account/second-factor.router.ts";
import { tokenRouter } from "../../modules/account/token.router.ts";
import { activityRouter } from "../../modules/activity/activity.router.ts";
import { categoryRouter } from "../../modules/category/category.router.ts";
import { changeFeedRouter } from "../../modules/change-feed/change-feed.router.ts";
import { commentRouter } from "../../modules/comment/comment.router.ts";
import { dashboardRouter } from "../../modules/dashboard/dashboard.router.ts";
import { deploymentRouter } from "../../modules/deployment/deployment.router.ts";
import { documentRouter } from "../../modules/document/document.router.ts";
import { fileRouter } from "../../modules/file/file.router.ts";
import { languageRouter } from "../../modules/language/language.router.ts";
import { missedSearchRouter } from "../../modules/missed-search/missed-search.router.ts";
import { openIdConnectRouter } from "../../modules/openid-connect/openid-connect.router.ts";
import { phraseRouter } from "../../modules/phrase/phrase.router.ts";
import { searchRouter } from "../../modules/search/search.router.ts";
import { settingsRouter } from "../../modules/settings/settings.router.ts";
import { sheetRouter } from "../../modules/sheet/sheet.router.ts";
import { storageRouter } from "../../modules/storage/storage.router.ts";
import { suggestionRouter } from "../../modules/suggestion/suggestion.router.ts";
import { synonymRouter } from "../../modules/synonym/synonym.router.ts";
import { taskRouter } from "../../modules/task/task.router.ts";
import { translationRouter } from "../../modules/translation/translation.router.ts";
import { translationGridRouter } from "../../modules/translation-grid/translation-grid.router.ts";
import { webhookRouter } from "../../modules/webhook/webhook.router.ts";
import { router } from "../../trpc/procedures.ts";

export const appRouter = router({
  language: languageRouter,
  category: categoryRouter,
  phrase: phraseRouter,
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
