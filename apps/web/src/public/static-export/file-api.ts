import type { SearchOutcome, SearchRequest } from "@saywhere/search/search";
import { staticData } from "@saywhere/search/static/data-files";
import type { SearchResult } from "@saywhere/validators/search/search-result";
import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import type { Fetcher } from "../lib/trpc.ts";
import { type DataFiles, failedCall } from "./data-files.ts";
import type { FileSearch } from "./file-search.ts";
import { type EntryPageInput, entryPage } from "./list-phrase-entries.ts";

/** A status that no screen retries or treats as not found. */
const METHOD_NOT_ALLOWED = 405;

export interface AnswerSource {
  /** Site settings from the page. */
  settings: SiteSettings;
  files: DataFiles;
  search: FileSearch;
}

/** Answers the API calls that pages make in the browser from the data files of the static export. */
export function answerFromFiles({ settings, files, search }: AnswerSource): Fetcher {
  const answers: Record<string, (input: never) => unknown> = {
    "settings.site": () => settings,
    "language.list": () => files.read(staticData.languages),
    "category.list": () => files.read(staticData.categories),
    "phrase.entryPage": (input: EntryPageInput) => entryPage(files, input),
    "search.result": async (input: SearchRequest) => toResult(await search.find(input)),
    "search.suggestions": (input: SearchRequest) => search.suggest(input),
  };
  return async (path, input) => {
    const answer = answers[path];
    if (!answer) {
      throw failedCall(`The static export has no response to ${path}`, {
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

function toResult({ hits: _, ...result }: SearchOutcome): SearchResult {
  return result;
}
