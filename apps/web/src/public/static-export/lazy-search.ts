import { searchRequest } from "../lib/api/search-request.ts";
import { readMyLanguage } from "../lib/my-language/my-language.ts";
import { prefersReducedData } from "../lib/prefers-reduced-data.ts";
import { readSearchParams } from "../lib/search-params.ts";
import type { SearchAnswer, SearchCall } from "./answer-searches.ts";
import { failedCall } from "./data-file-loader.ts";
import type { FileSearch } from "./static-search.ts";

/** Starts the worker of search on first use, because most visits do not search. */
export function lazySearch(): FileSearch {
  let worker: Worker | undefined;
  const ask = async <T>(call: SearchCall): Promise<T> => {
    worker ??= startWorker();
    const asked = worker;
    const answer = await answerOf<T>(asked, call).catch((error: unknown) => {
      asked.terminate();
      // The next call starts another one, unless one has done so.
      if (worker === asked) worker = undefined;
      throw error;
    });
    if ("failure" in answer) throw failedCall(answer.failure.message, answer.failure);
    return answer.value;
  };
  return {
    prepare: (input) => ask({ call: "prepare", input }),
    find: (input) => ask({ call: "find", input }),
    suggest: (input) => ask({ call: "suggest", input }),
  };
}

const startWorker = () => new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });

/** @throws a failed call if the worker could not be loaded */
function answerOf<T>(worker: Worker, call: SearchCall): Promise<SearchAnswer<T>> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const fail = () => reject(failedCall("Search could not be loaded"));
    worker.addEventListener("error", fail);
    port1.addEventListener("message", ({ data }: MessageEvent<SearchAnswer<T>>) => {
      worker.removeEventListener("error", fail);
      port1.close();
      resolve(data);
    });
    port1.start();
    worker.postMessage(call, [port2]);
  });
}

/**
 * Loads the data of search when the visitor focuses the search box, before the first letter is typed; on a slow
 * connection not before it is needed.
 */
export function prepareSearch(search: FileSearch): void {
  const onFocus = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest("[role=search]")) return;
    document.removeEventListener("focusin", onFocus);
    if (prefersReducedData()) return;
    // No search depends on it yet: a search requests the data again, and reports the failure.
    search.prepare(readMyLanguage()?.slug).catch(() => {});
  };
  document.addEventListener("focusin", onFocus);
}

/**
 * Searches for what the URL asks while the page is still hydrated as it was rendered, without a query. The page's own
 * search is then answered from what was loaded.
 */
export function beginSearch(search: FileSearch): void {
  const params = readSearchParams(Object.fromEntries(new URLSearchParams(location.search)));
  if (!params.q) return;
  // The page's search requests the data again, and reports the failure.
  search.find(searchRequest(params)).catch(() => {});
}
