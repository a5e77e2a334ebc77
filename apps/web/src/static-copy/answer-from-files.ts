import type { SiteSettings } from "@saywhere/validators/site-settings";
import { staticData } from "@saywhere/validators/static-copy";
import type { Ask } from "../lib/trpc.ts";
import { createDataFiles } from "./data-files.ts";
import { type EntryPageInput, entryPage } from "./entry-page.ts";
import { failedCall } from "./failed-call.ts";
import { search } from "./search/search.ts";

/** No screen tries again, or takes it for something that is not there. */
const METHOD_NOT_ALLOWED = 405;

/**
 * Answers the calls that pages make in the browser from the data files of the static copy, as the API does.
 *
 * @param settings what the page carries of the site
 */
export function answerFromFiles(settings: SiteSettings): Ask {
  const files = createDataFiles();
  const answers: Record<string, (input: never) => unknown> = {
    "settings.site": () => settings,
    "language.list": () => files.read(staticData.languages),
    "category.list": () => files.read(staticData.categories),
    "phrase.entryPage": (input: EntryPageInput) => entryPage(files, input),
    "search.result": ({ query }: { query: string }) => search(files, query),
    "search.hits": async ({ query }: { query: string }) => (await search(files, query)).hits,
  };
  return async (path, input) => {
    const answer = answers[path];
    if (!answer) {
      throw failedCall(`The static copy of the site has no answer to ${path}`, {
        status: METHOD_NOT_ALLOWED,
      });
    }
    try {
      return await answer(input as never);
    } catch (error) {
      files.forget();
      throw error;
    }
  };
}
