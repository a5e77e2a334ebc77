/**
 * All messages between pages and the service worker. Either may be of another version of the site, so fields keep their
 * names, and each ignores what it does not know.
 */

/** From a page: what the worker is to cache; URLs are paths with their query. */
export interface CacheMessage {
  /** Page that the visitor navigated to without a document load. */
  page?: string;
  /** Built files that the page loaded before the worker controlled it, or that a pack uses, to be evicted last. */
  assets?: string[];
  /** Pages of the saved phrases, newest first: these, and no others, are retained as long as they are saved. */
  saved?: string[];
  /** The pinned pages, to be retained whether the visitor opened them or not: these and no others. */
  kept?: string[];
}

/** From the worker, in reply to `saved`: the browser has no space to cache one of the pages. */
export const NO_SPACE_FOR_SAVED = "no-space-for-saved";

/** From the worker, to the page that requests data. */
export interface ConnectionMessage {
  /** Whether the site responded. */
  reachable: boolean;
}

/**
 * The attribute by which the worker marks the root of a document that it serves in place of the site. Not a message: the
 * scripts of the document would not receive it yet. Pages set it for stylesheets as long as there is no connection.
 */
export const OFFLINE_ATTRIBUTE = "data-offline";
