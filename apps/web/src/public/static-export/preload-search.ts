import { prefersReducedData } from "../lib/save-data.ts";
import type { DataFiles } from "./data-files.ts";
import type { FileSearch } from "./file-search.ts";

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
    search.prepare().catch(files.forget);
  };
  document.addEventListener("focusin", onFocus);
}
