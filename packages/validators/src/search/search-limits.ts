// Separate from the wire contract, whose schemas would otherwise be added to the browser bundle.

/** Minimum number of characters for suggestions and the search call (specification §9). */
export const SEARCH_MIN_LENGTH = 3;
export const SEARCH_LIMIT = 20;
export const SUGGESTION_LIMIT = 8;
/** Maximum number of languages listed with a phrase in the results; the rest is on the phrase's own page. */
export const ENTRIES_OF_GROUP = 6;
