import { readMyLanguage } from "../my-language/my-language.ts";
import type { SearchParams } from "../search-params.ts";

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
