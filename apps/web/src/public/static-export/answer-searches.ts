import { statusOf } from "../../shared/api-error.ts";
import type { DataFiles } from "./data-file-loader.ts";
import { type FileSearch, searchFiles } from "./static-search.ts";

/** What a page sends to the worker of search, with a port for the answer. */
export interface SearchCall {
  call: keyof FileSearch;
  input: unknown;
}

/** Errors lose their status on the way from a worker to its page, so a failure is a value like any other. */
export type SearchAnswer<T = unknown> =
  | { value: T }
  | { failure: { message: string; status: number | undefined } };

/** Answers a call of a page from data files; after a failure, the next call requests the files again. */
export function answerSearches(files: DataFiles): (call: SearchCall) => Promise<SearchAnswer> {
  const search = searchFiles(files);
  return async ({ call, input }) => {
    try {
      return { value: await search[call](input as never) };
    } catch (error) {
      files.forget();
      const message = error instanceof Error ? error.message : String(error);
      return { failure: { message, status: statusOf(error) } };
    }
  };
}
