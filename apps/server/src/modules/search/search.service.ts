import type { Queryable } from "@saywhere/db/queries/queryable";
import { findCurrentSlug } from "@saywhere/db/queries/slug-redirect.queries";
import { findHits, type SearchRequest } from "@saywhere/search/search";
import { searchOrExplain } from "@saywhere/search/search-or-explain";
import { SUGGESTION_LIMIT } from "@saywhere/validators/search/search-limits";
import type { SearchHit, SearchResult } from "@saywhere/validators/search/search-result";
import { hasCurrentFilters, resolveFilterSlugs } from "@saywhere/validators/urls/resolve-filter-slugs";
import type { ContentCache } from "../../lib/content-cache.ts";
import { createDatabaseSearchSource } from "./database-search-source.ts";
import { refuseUnknownFilters } from "./refuse-unknown-filters.ts";

export type SearchService = ReturnType<typeof createSearchService>;

export interface SearchDeps {
  db: Queryable;
  cache: ContentCache;
  /** Called for each search without results, but not for suggestions. */
  missed?: { note(query: string): void } | undefined;
}

export function createSearchService({ db, cache, missed }: SearchDeps) {
  /** Returns the source for a request, and the request with current slugs. */
  async function prepare(given: SearchRequest) {
    const source = createDatabaseSearchSource(db, cache);
    const vocabulary = await source.vocabulary();
    const request = await resolveFilterSlugs(given, vocabulary, (kind, slug) =>
      findCurrentSlug(db, kind, slug),
    );
    const noteIfNothing = (found: readonly unknown[]) => {
      // A client that used an earlier slug repeats the request with the new one, and for an unknown slug the text is
      // not the cause of the miss.
      if (found.length === 0 && hasCurrentFilters(given, vocabulary)) missed?.note(given.query);
    };
    // A program may have misspelled it; the site may still have the slug of a language that was deleted.
    const refuseUnknownPreference = async (): Promise<void> => {
      const { prefer } = request;
      if (!hasCurrentFilters({ language: prefer }, vocabulary)) {
        await refuseUnknownFilters(db, { language: prefer });
      }
    };
    return { source, request, noteIfNothing, refuseUnknownPreference };
  }

  return {
    /**
     * Returns the phrases that match, best match first.
     *
     * @throws AppError NOT_FOUND when no language or category has or had the slug of a filter or of the preference
     */
    async hits(given: SearchRequest): Promise<SearchHit[]> {
      const { source, request, noteIfNothing, refuseUnknownPreference } = await prepare(given);
      await refuseUnknownPreference();
      const hits = await findHits(source, request);
      if (hits.length === 0) await refuseUnknownFilters(db, request);
      noteIfNothing(hits);
      return hits;
    },
    /** Returns the first hits, for suggestions while the visitor types. An unknown preference is ignored. */
    async suggestions(given: SearchRequest): Promise<SearchHit[]> {
      const { source, request } = await prepare(given);
      return (await findHits(source, request)).slice(0, SUGGESTION_LIMIT);
    },
    /** Returns the hits grouped by phrase, with the interpretation of the query. An unknown preference is ignored. */
    async result(given: SearchRequest): Promise<SearchResult> {
      const { source, request, noteIfNothing } = await prepare(given);
      const { hits, ...result } = await searchOrExplain(source, request);
      // Phrases for some words of the text may be shown, but none that means it.
      noteIfNothing(hits);
      return result;
    },
  };
}
