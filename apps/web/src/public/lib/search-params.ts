/** The query parameters of public pages. A parameter that is empty or missing is absent from the result. */
type Query = Record<string, unknown>;

/** Query of /phrases: a slug per filter, and the cursor of the first page. */
export interface PhraseListParams {
  language?: string;
  category?: string;
  after?: string;
}

/** Query of a language's common phrases: the cursor at which a page starts or ends; at most one of the two is set. */
export interface PageParams {
  after?: string;
  before?: string;
}

/** Query of /search. */
export interface SearchParams {
  /** The typed text, trimmed. */
  q?: string;
  /** Slugs of the filters. */
  language?: string;
  category?: string;
  /** Disables the interpretation of names in the text as filters. */
  everywhere?: "1";
}

/** The API's maximum. */
const MAX_SEARCH_LENGTH = 200;

export function readPhraseListParams(query: Query): PhraseListParams {
  return read(query, ["language", "category", "after"], (value) => value);
}

/** `before` takes precedence over `after`. */
export function readPageParams(query: Query): PageParams {
  const { after, before } = read(query, ["after", "before"], (value) => value);
  if (before) return { before };
  return after ? { after } : {};
}

export function readSearchParams(query: Query): SearchParams {
  // The API rejects the null character, which no text contains.
  const clean = (value: string) => value.replaceAll("\0", " ").trim().slice(0, MAX_SEARCH_LENGTH);
  const { everywhere, ...params } = read(query, ["q", "language", "category", "everywhere"], clean);
  return everywhere === "1" ? { ...params, everywhere } : params;
}

function read<Name extends string>(query: Query, names: Name[], clean: (value: string) => string) {
  const params: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = query[name];
    const text = typeof value === "string" ? clean(value) : "";
    if (text) params[name] = text;
  }
  return params;
}
