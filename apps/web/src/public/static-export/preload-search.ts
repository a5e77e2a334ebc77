import { prefersReducedData } from "../lib/save-data.ts";
import type { DataFiles } from "./data-files.ts";
import type { FileSearch } from "./file-search.ts";

/**
 * Loads what search needs when a visitor comes to the search box, before the first letter is typed; on a bad line not
 * before it is needed.
 */
export function prepareSearch(search: FileSearch, files: DataFiles): void {
  const onFocus = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest("[role=search]")) return;
    document.removeEventListener("focusin", onFocus);
    if (prefersReducedData()) return;
    // Nobody waits for it yet: a search asks again, and tells of the failure.
    search.prepare().catch(files.forget);
  };
  document.addEventListener("focusin", onFocus);
}
