import type { Queryable } from "@saywhere/db/queries/queryable";
import type { SearchHit, SearchResult } from "@saywhere/validators/search";
import { findHits, type SearchOutcome, type SearchRequest, search } from "@saywhere/validators/search/search";
import { SUGGESTION_LIMIT } from "@saywhere/validators/search-limits";
import type { ContentCache } from "../../cache/content-cache.ts";
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
  const source = () => createDatabaseSearchSource(db, cache);
  const noteIfNothing = ({ query }: SearchRequest, found: readonly unknown[]) => {
    if (found.length === 0) missed?.note(query);
  };
  return {
    async hits(request) {
      const hits = await findHits(source(), request);
      noteIfNothing(request, hits);
      return hits;
    },
    async suggestions(request) {
      return (await findHits(source(), request)).slice(0, SUGGESTION_LIMIT);
    },
    async result(request) {
      const result = withoutHits(await search(source(), request));
      noteIfNothing(request, result.groups);
      return result;
    },
  };
}

const withoutHits = ({ hits: _, ...result }: SearchOutcome): SearchResult => result;
