/** The API's maximum. */
const LONGEST = 200;

/** Query of /search; each part is absent or not empty. */
export interface SearchQuery {
  /** The typed text, trimmed. */
  q?: string;
  /** Slugs of the filters. */
  language?: string;
  category?: string;
  /** Disables the interpretation of names in the text as filters. */
  everywhere?: "1";
}

export function parseSearch(search: Record<string, unknown>): SearchQuery {
  const query: Partial<Record<string, string>> = {};
  for (const name of ["q", "language", "category", "everywhere"]) {
    const value = search[name];
    // The API rejects the null character, which no text contains.
    const text = typeof value === "string" ? value.replaceAll("\0", " ").trim().slice(0, LONGEST) : "";
    if (text && (name !== "everywhere" || text === "1")) query[name] = text;
  }
  return query;
}
