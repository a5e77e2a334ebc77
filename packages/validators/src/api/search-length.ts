// Without zod, which would otherwise be added to the browser bundle.

/** Maximum length of a query, and of the text that a list is searched for: longer than any real one. */
export const SEARCH_MAX_LENGTH = 200;
