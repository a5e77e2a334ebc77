import { readMyLanguage } from "../my-language/my-language.ts";
import type { SearchParams } from "../search-params.ts";
import type { Queries } from "./lazy-query-client.ts";
import type { Api } from "./trpc.ts";

/** What the API is asked for the query of /search. The visitor's own language comes first, unless results are of one. */
export function searchRequest({ q = "", language, category, everywhere, prefer }: SearchParams) {
  // The server renders the same page for everyone.
  const mine = import.meta.env.SSR ? undefined : readMyLanguage()?.slug;
  return {
    query: q,
    language,
    category,
    everywhere: everywhere && true,
    prefer: language ? undefined : (prefer ?? mine),
  };
}

/** The results, and the languages and categories of their filters. @throws when one of these cannot be loaded */
export function loadResults(queries: Queries, api: Api, request: ReturnType<typeof searchRequest>) {
  return Promise.all([
    queries.query(api.search.result.queryOptions(request)),
    queries.query(api.language.list.queryOptions({})),
    queries.query(api.category.list.queryOptions({})),
  ]);
}
