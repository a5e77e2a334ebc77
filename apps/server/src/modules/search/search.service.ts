import { type EntryRow, listPopularEntries } from "@saywhere/db/queries/phrase-entry.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import {
  type LanguageNamesRow,
  listLanguageNames,
  normalizeSearchText,
  searchEntries,
} from "@saywhere/db/queries/search.queries";
import { parseSearchQuery } from "@saywhere/validators/parse-search-query";
import { SEARCH_LIMIT, type SearchResult } from "@saywhere/validators/search";
import type { ContentCache } from "../../cache/content-cache.ts";
import { presentEntry } from "../phrase/phrase.presenter.ts";

export interface SearchService {
  /** Looks a text up in English, native text and romanization; a language it names narrows the hits. */
  search(query: string): Promise<SearchResult>;
}

export function createSearchService(db: Queryable, cache: ContentCache): SearchService {
  const languages = (): Promise<LanguageNamesRow[]> =>
    cache.get("search.languages", () => listLanguageNames(db));
  return {
    async search(query) {
      const [whole, named] = await Promise.all([normalizeSearchText(db, query), languages()]);
      const { language, text } = parseSearchQuery(whole, named);
      const rows = await find(db, text, language);
      // The name may have been part of the phrase after all, as in 'do you speak english'.
      if (rows.length > 0 || !language) return present(rows, text, language);
      return present(await find(db, whole, null), whole, null);
    },
  };
}

/** A query that is only a language asks for what one says most in it. */
async function find(db: Queryable, text: string, language: LanguageNamesRow | null): Promise<EntryRow[]> {
  if (!text && language) return (await listPopularEntries(db, language.slug)) ?? [];
  return searchEntries(db, { text, languageId: language?.id, limit: SEARCH_LIMIT });
}

function present(rows: EntryRow[], text: string, language: LanguageNamesRow | null): SearchResult {
  return { language: language && toRef(language), text, hits: rows.map(presentEntry) };
}

function toRef({ slug, name, code, script, direction }: LanguageNamesRow): SearchResult["language"] {
  return { slug, name, code, script, direction };
}
