/** What the API takes at most. */
const LONGEST = 200;

/** The query of /search: what was typed, without space around it. */
export function readQuery(search: Record<string, unknown>): { q?: string } {
  const typed = typeof search.q === "string" ? search.q.trim().slice(0, LONGEST) : "";
  return typed ? { q: typed } : {};
}
