import { findHits, type SearchOutcome, type SearchRequest, search } from "@saywhere/search/search";
import { createStaticSearchSource } from "@saywhere/search/static/static-search-source";
import { SUGGESTION_LIMIT } from "@saywhere/validators/search/search-limits";
import type { SearchHit } from "@saywhere/validators/search/search-result";
import { resolveFilterSlugs } from "@saywhere/validators/urls/resolve-filter-slugs";
import { prefersReducedData } from "../lib/save-data.ts";
import type { DataFiles } from "./data-files.ts";
import { findCurrentSlug } from "./resolve-slug.ts";

/** Search in the data files, as the API searches in the database. */
export interface FileSearch {
  prepare(): Promise<void>;
  find(request: SearchRequest): Promise<SearchOutcome>;
  /** The first hits, while somebody types: of what is read already, where that is enough. */
  suggest(request: SearchRequest): Promise<SearchHit[]>;
}

/** On a bad line something is enough; without anything, only all texts tell whether there is nothing. */
const enough = (): number => (prefersReducedData() ? 1 : SUGGESTION_LIMIT);

export function searchFiles(files: DataFiles): FileSearch {
  const source = createStaticSearchSource(files);
  return {
    prepare: source.prepare,
    async find(request) {
      const vocabulary = await source.vocabulary();
      const current = await resolveFilterSlugs(request, vocabulary, (kind, slug) =>
        findCurrentSlug(files, kind, slug),
      );
      return search(source, current);
    },
    async suggest(request) {
      // Half a word may be one of any language, whose texts are most of what search can read.
      const inHand = await findHits(source.inHand, request);
      const found = inHand.length >= enough() ? inHand : await findHits(source, request);
      return found.slice(0, SUGGESTION_LIMIT);
    },
  };
}
