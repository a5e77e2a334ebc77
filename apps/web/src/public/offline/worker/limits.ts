/** Retention of cached data in seconds; saved phrases are retained as long as they are saved. */
export const LONGEST = 30 * 24 * 60 * 60;

/** Time limit of background requests in milliseconds: slow connections have time for a page. */
export const LONGEST_WAIT = 60_000;
