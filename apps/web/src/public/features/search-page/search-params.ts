/** What the API takes at most. */
const LONGEST = 200;

/** The query of /search, each part absent or not empty. */
export interface SearchQuery {
  /** What was typed, without space around it. */
  q?: string;
  /** Slugs of the filters. */
  language?: string;
  category?: string;
  /** No name in what was typed is to narrow the search. */
  everywhere?: "1";
}

export function parseSearch(search: Record<string, unknown>): SearchQuery {
  const query: Partial<Record<string, string>> = {};
  for (const name of ["q", "language", "category", "everywhere"]) {
    const value = search[name];
    // No text has the null character, which the API refuses.
    const text = typeof value === "string" ? value.replaceAll("\0", " ").trim().slice(0, LONGEST) : "";
    if (text && (name !== "everywhere" || text === "1")) query[name] = text;
  }
  return query;
}
