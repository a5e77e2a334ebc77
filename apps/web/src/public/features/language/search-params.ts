/** Cursor at which a page of a long list starts or ends; at most one of the two is set. */
export interface PageCursor {
  after?: string;
  before?: string;
}

/** Reads the cursor from the query: empty values are absent, and `before` takes precedence over `after`. */
export function parseCursor({ after, before }: Record<string, unknown>): PageCursor {
  if (typeof before === "string" && before) return { before };
  return typeof after === "string" && after ? { after } : {};
}
