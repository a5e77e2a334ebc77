import type { DataFiles } from "./data-files.ts";
import { failedCall } from "./failed-call.ts";
import type { FileSearch } from "./file-search.ts";

/** Loads search and its data files on first use, because most visits do not search. */
export function lazySearch(files: DataFiles): FileSearch {
  let loaded: Promise<FileSearch> | undefined;
  const load = () => {
    loaded ??= import("./file-search.ts").then(
      ({ searchFiles }) => searchFiles(files),
      (cause: unknown) => {
        loaded = undefined;
        throw failedCall("Search could not be loaded", { cause });
      },
    );
    return loaded;
  };
  return {
    prepare: async () => (await load()).prepare(),
    find: async (request) => (await load()).find(request),
    suggest: async (request) => (await load()).suggest(request),
  };
}
