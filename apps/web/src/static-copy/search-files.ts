import { type SearchOutcome, type SearchRequest, search } from "@saywhere/validators/search/search";
import { createStaticSearchSource } from "@saywhere/validators/static-search/static-search-source";
import type { DataFiles } from "./data-files.ts";

/** Search in the data files, as the API searches in the database. */
export interface FileSearch {
  prepare(): Promise<void>;
  find(request: SearchRequest): Promise<SearchOutcome>;
}

export function searchFiles(files: DataFiles): FileSearch {
  const source = createStaticSearchSource(files);
  return { prepare: source.prepare, find: (request) => search(source, request) };
}
