/** Where a page of a long list begins, or ends: keys of the query, of which one is given or none. */
export interface PageCursor {
  after?: string;
  before?: string;
}

/** Reads the query: what is empty is absent, and the end of a page wins over its beginning. */
export function parseCursor({ after, before }: Record<string, unknown>): PageCursor {
  if (typeof before === "string" && before) return { before };
  return typeof after === "string" && after ? { after } : {};
}
