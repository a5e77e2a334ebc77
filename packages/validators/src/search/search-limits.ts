// Apart from the wire contract, whose schemas would come with them to the browser.

/** Suggestions and the search call ask from this many characters on (specification §9). */
export const SEARCH_MIN_LENGTH = 3;
/** More characters than anybody looks for. */
export const SEARCH_MAX_LENGTH = 200;
export const SEARCH_LIMIT = 20;
export const SUGGESTION_LIMIT = 8;
/** In how many languages a phrase is shown among the results; the rest is on the phrase's own page. */
export const ENTRIES_OF_GROUP = 6;
