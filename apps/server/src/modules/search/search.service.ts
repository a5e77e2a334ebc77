import { type EntryRow, listPopularEntries } from "@saywhere/db/queries/phrase-entry.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import {
  type LanguageNamesRow,
  listLanguageNames,
  normalizeSearchText,
  searchEntries,
} from "@saywhere/db/queries/search.queries";
import { parseSearchQuery } from "@saywhere/validators/parse-search-query";
import type { SearchGroup, SearchHit, SearchResult } from "@saywhere/validators/search";
import { SEARCH_LIMIT } from "@saywhere/validators/search-limits";
import type { ContentCache } from "../../cache/content-cache.ts";
import { presentEntry } from "../phrase/phrase.presenter.ts";

export interface SearchRequest {
  query: string;
  language?: string | undefined;
  category?: string | undefined;
  everywhere?: boolean | undefined;
}

export interface SearchService {
  /** The phrases that match, best first. */
  hits(request: SearchRequest): Promise<SearchHit[]>;
  /** The same by phrase, with what the query was taken to mean. */
  result(request: SearchRequest): Promise<SearchResult>;
}

export function createSearchService(db: Queryable, cache: ContentCache): SearchService {
  const languages = (): Promise<LanguageNamesRow[]> =>
    cache.get("search.languages", () => listLanguageNames(db));
  async function search(query: string) {
    const [whole, named] = await Promise.all([normalizeSearchText(db, query), languages()]);
    const { language, text } = parseSearchQuery(whole, named);
    const rows = await find(db, text, language);
    // The name may have been part of the phrase after all, as in 'do you speak english'.
    if (rows.length > 0 || !language) return present(rows, text, language);
    return present(await find(db, whole, null), whole, null);
  }
  return {
    hits: async ({ query }) => (await search(query)).hits,
    async result({ query }) {
      const { hits, text, language } = await search(query);
      return {
        text,
        language,
        category: null,
        named: { language: language !== null, category: false },
        corrected: null,
        did_you_mean: null,
        groups: [...Map.groupBy(hits, (hit) => hit.phrase.slug).values()].flatMap(toGroup),
      };
    },
  };
}

function toGroup(hits: SearchHit[]): SearchGroup[] {
  const [first] = hits;
  return first
    ? [{ phrase: first.phrase, category: first.category, match: null, hits, total: hits.length }]
    : [];
}

/** A query that is only a language asks for what one says most in it. */
async function find(db: Queryable, text: string, language: LanguageNamesRow | null): Promise<EntryRow[]> {
  if (!text && language) return (await listPopularEntries(db, language.slug)) ?? [];
  return searchEntries(db, { text, languageId: language?.id, limit: SEARCH_LIMIT });
}

function present(rows: EntryRow[], text: string, language: LanguageNamesRow | null) {
  const hits = rows.map((row) => ({ ...presentEntry(row), match: null }));
  return { language: language && toRef(language), text, hits };
}

function toRef({ slug, name, code, script, direction }: LanguageNamesRow): SearchResult["language"] {
  return { slug, name, code, script, direction };
}
