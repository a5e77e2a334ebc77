import { router } from "../../../trpc/init.ts";
import { categoryRouter } from "../../category/category.router.ts";
import { languageRouter } from "../../language/language.router.ts";
import { phraseRouter } from "../../phrase/phrase.router.ts";
import { searchRouter } from "../../search/search.router.ts";
import { settingsRouter } from "../../settings/settings.router.ts";

/** The procedures that public pages call while they are rendered for the static export. */
export const siteRouter = router({
  category: categoryRouter,
  language: languageRouter,
  phrase: phraseRouter,
  search: searchRouter,
  settings: settingsRouter,
});
