/** Message from a page to the worker that caches pages; URLs are paths with their query. */
export interface CachePageMessage {
  /** Page that the visitor navigated to without a document load. */
  page?: string;
  /** Built files that the page had loaded before the worker controlled it. */
  assets?: string[];
  /** Pages of the saved phrases, newest first: these, and no others, are retained as long as they are saved. */
  saved?: string[];
  /**
   * The pinned pages, to be retained whether the visitor opened them or not: these and no others. The field keeps its old
   * name, because a page may send it to the worker of another version.
   */
  kept?: string[];
}

/** The worker's reply to saved phrases when the browser has no space to cache one of their pages. */
export const NO_SPACE_FOR_SAVED = "no-space-for-saved";
