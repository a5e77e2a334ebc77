import type { SearchOutcome, SearchRequest } from "@saywhere/search/search";
import { staticData } from "@saywhere/search/static/data-files";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import type { SheetEntriesInput } from "@saywhere/validators/content/sheet-entry";
import type { SearchResult } from "@saywhere/validators/search/search-result";
import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import type { Fetcher } from "../lib/api/trpc.ts";
import { type DataFiles, failedCall, readListOfLanguage } from "./data-file-loader.ts";
import { type EntryPageInput, entryPage } from "./list-phrase-entries.ts";
import { sheetEntries } from "./list-sheet-entries.ts";
import type { FileSearch } from "./static-search.ts";

/** A status that no screen retries or treats as not found. */
export const METHOD_NOT_ALLOWED = 405;

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
    "language.popularPhrases": ({ slug }: { slug: string }) => popularPhrases(files, slug),
    "language.forms": ({ slug }: { slug: string }) =>
      readListOfLanguage(files, staticData.formsOfLanguage, slug),
    "category.list": () => files.read(staticData.categories),
    "phrase.entryPage": (input: EntryPageInput) => entryPage(files, input),
    "sheet.entries": (input: SheetEntriesInput) => sheetEntries(files, input),
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

/** The popular phrases that a language has, by rank. */
async function popularPhrases(files: DataFiles, language: string): Promise<PhraseEntry[]> {
  const entries = await readListOfLanguage<PhraseEntry>(files, staticData.entriesOfLanguage, language);
  const bySlug = new Map(entries.map((entry) => [entry.phrase.slug, entry]));
  return (await files.readList<string>(staticData.popular)).flatMap((slug) => bySlug.get(slug) ?? []);
}

function toResult({ hits: _, ...result }: SearchOutcome): SearchResult {
  return result;
}
