/** The query parameters of public pages, trimmed. A parameter that is empty or missing is absent from the result. */
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

/** Query of /practice: slugs, or one of the two sets that are neither a language nor a category. */
export interface PracticeParams {
  language?: string;
  category?: string;
  set?: "popular" | "saved";
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
  /** Slug of the language of the page on which the text was typed, which comes first. */
  prefer?: string;
}

/** The API's maximum for a searched text; slugs and cursors are shorter. */
const MAX_LENGTH = 200;

export function readPhraseListParams(query: Query): PhraseListParams {
  return read(query, ["language", "category", "after"]);
}

/** `before` takes precedence over `after`. */
export function readPageParams(query: Query): PageParams {
  const before = read(query, ["before"]);
  return before.before ? before : read(query, ["after"]);
}

export function readPracticeParams(query: Query): PracticeParams {
  const { set, ...slugs } = read(query, ["language", "category", "set"]);
  return set === "popular" || set === "saved" ? { ...slugs, set } : slugs;
}

export function readSearchParams(query: Query): SearchParams {
  const { everywhere, ...params } = read(query, ["q", "language", "category", "everywhere", "prefer"]);
  return everywhere === "1" ? { ...params, everywhere } : params;
}

function read<Name extends string>(query: Query, names: Name[]): Partial<Record<Name, string>> {
  const params: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = query[name];
    // The API rejects the null character, which no text contains.
    const text = typeof value === "string" && value.replaceAll("\0", " ").trim().slice(0, MAX_LENGTH);
    if (text) params[name] = text;
  }
  return params;
}
