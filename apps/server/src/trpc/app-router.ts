import { categoryRouter } from "../modules/category/category.router.ts";
import { languageRouter } from "../modules/language/language.router.ts";
import { phraseRouter } from "../modules/phrase/phrase.router.ts";
import { searchRouter } from "../modules/search/search.router.ts";
import { settingsRouter } from "../modules/settings/settings.router.ts";
import { router } from "./init.ts";

export const appRouter = router({
  language: languageRouter,
  category: categoryRouter,
  phrase: phraseRouter,
  search: searchRouter,
  settings: settingsRouter,
});

export type AppRouter = typeof appRouter;
