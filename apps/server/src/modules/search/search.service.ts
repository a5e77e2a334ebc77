import type { Queryable } from "@saywhere/db/queries/queryable";
import { findCurrentSlug } from "@saywhere/db/queries/slug-redirect.queries";
import { findHits, type SearchOutcome, type SearchRequest, search } from "@saywhere/search/search";
import { SUGGESTION_LIMIT } from "@saywhere/validators/search/search-limits";
import type { SearchHit, SearchResult } from "@saywhere/validators/search/search-result";
import { hasCurrentFilters, resolveFilterSlugs } from "@saywhere/validators/urls/resolve-filter-slugs";
import type { ContentCache } from "../../lib/content-cache.ts";
import { createDatabaseSearchSource } from "./database-search-source.ts";

export interface SearchService {
  /** The phrases that match, best first. */
  hits(request: SearchRequest): Promise<SearchHit[]>;
  /** The first of them, while somebody types. */
  suggestions(request: SearchRequest): Promise<SearchHit[]>;
  /** The same by phrase, with what the query was taken to mean. */
  result(request: SearchRequest): Promise<SearchResult>;
}

export interface SearchDeps {
  db: Queryable;
  cache: ContentCache;
  /** Is told of each search that found nothing, but of none while somebody types. */
  missed?: { note(query: string): void } | undefined;
}

export function createSearchService({ db, cache, missed }: SearchDeps): SearchService {
  /** What to look through for a request, and the request under the slugs of now. */
  async function begin(asked: SearchRequest) {
    const source = createDatabaseSearchSource(db, cache);
    const vocabulary = await source.vocabulary();
    const request = await resolveFilterSlugs(asked, vocabulary, (kind, slug) =>
      findCurrentSlug(db, kind, slug),
    );
    const noteIfNothing = (found: readonly unknown[]) => {
      // With a slug of before it is asked for once more under the new one; with one of nothing the text is not to blame.
      if (found.length === 0 && hasCurrentFilters(asked, vocabulary)) missed?.note(asked.query);
    };
    return { source, request, noteIfNothing };
  }

  return {
    async hits(asked) {
      const { source, request, noteIfNothing } = await begin(asked);
      const hits = await findHits(source, request);
      noteIfNothing(hits);
      return hits;
    },
    async suggestions(asked) {
      const { source, request } = await begin(asked);
      return (await findHits(source, request)).slice(0, SUGGESTION_LIMIT);
    },
    async result(asked) {
      const { source, request, noteIfNothing } = await begin(asked);
      const result = withoutHits(await search(source, request));
      noteIfNothing(result.groups);
      return result;
    },
  };
}

const withoutHits = ({ hits: _, ...result }: SearchOutcome): SearchResult => result;
