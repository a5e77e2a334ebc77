import { findHits, type SearchOutcome, type SearchRequest } from "@saywhere/search/search";
import { searchOrExplain } from "@saywhere/search/search-or-explain";
import { createStaticSearchSource } from "@saywhere/search/static/static-search-source";
import { SUGGESTION_LIMIT } from "@saywhere/validators/search/search-limits";
import type { SearchHit } from "@saywhere/validators/search/search-result";
import { resolveFilterSlugs } from "@saywhere/validators/urls/resolve-filter-slugs";
import { prefersReducedData } from "../lib/prefers-reduced-data.ts";
import { type DataFiles, findCurrentSlug } from "./data-file-loader.ts";

/** Search in the data files, equivalent to the API's search in the database. */
export interface FileSearch {
  /** @param preferred slug of the language that comes first */
  prepare(preferred?: string): Promise<void>;
  find(request: SearchRequest): Promise<SearchOutcome>;
  /** The first hits while the visitor types, from loaded data when that is enough. */
  suggest(request: SearchRequest): Promise<SearchHit[]>;
}

/** On a slow connection one hit is enough; without any, only all texts show whether there is none. */
const enough = (): number => (prefersReducedData() ? 1 : SUGGESTION_LIMIT);

export function searchFiles(files: DataFiles): FileSearch {
  const source = createStaticSearchSource(files);
  /** With current slugs in place of former ones. */
  const resolve = async (request: SearchRequest): Promise<SearchRequest> =>
    resolveFilterSlugs(request, await source.vocabulary(), (kind, slug) =>
      findCurrentSlug(files, kind, slug),
    );
  return {
    prepare: async (prefer) => source.prepare((await resolve({ query: "", prefer })).prefer),
    find: async (request) => searchOrExplain(source, await resolve(request)),
    async suggest(requested) {
      const request = await resolve(requested);
      // An incomplete word may belong to any language, whose texts are most of the searchable data.
      const inHand = await findHits(source.inHand, request);
      const found = inHand.length >= enough() ? inHand : await findHits(source, request);
      return found.slice(0, SUGGESTION_LIMIT);
    },
  };
}
