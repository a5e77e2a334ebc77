import { readMyLanguage } from "../lib/my-language.ts";
import { prefersReducedData } from "../lib/save-data.ts";
import { type DataFiles, failedCall } from "./data-file-loader.ts";
import type { FileSearch } from "./static-search.ts";

/** Loads search and its data files on first use, because most visits do not search. */
export function lazySearch(files: DataFiles): FileSearch {
  let loaded: Promise<FileSearch> | undefined;
  const load = () => {
    loaded ??= import("./static-search.ts").then(
      ({ searchFiles }) => searchFiles(files),
      (cause: unknown) => {
        loaded = undefined;
        throw failedCall("Search could not be loaded", { cause });
      },
    );
    return loaded;
  };
  return {
    prepare: async (preferred) => (await load()).prepare(preferred),
    find: async (request) => (await load()).find(request),
    suggest: async (request) => (await load()).suggest(request),
  };
}

/**
 * Loads the data of search when the visitor focuses the search box, before the first letter is typed; on a slow
 * connection not before it is needed.
 */
export function prepareSearch(search: FileSearch, files: DataFiles): void {
  const onFocus = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest("[role=search]")) return;
    document.removeEventListener("focusin", onFocus);
    if (prefersReducedData()) return;
    // No search depends on it yet: a search requests the data again, and reports the failure.
    search.prepare(readMyLanguage()?.slug).catch(files.forget);
  };
  document.addEventListener("focusin", onFocus);
}
