/** What pages tell the worker that keeps them; addresses are paths with their query. */
export interface CachePageMessage {
  /** Where the visitor went without the browser loading a document. */
  page?: string;
  /** Built files that the page had loaded before the worker could see it. */
  assets?: string[];
  /** The pages of the saved phrases, the newest first: these, and no others, are kept as long as they are saved. */
  saved?: string[];
}
