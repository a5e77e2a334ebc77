import type { Queryable } from "@saywhere/db/queries/queryable";
import {
  deleteMissedSearch,
  findMissedSearch,
  listMissedSearches,
} from "@saywhere/db/queries/search/missed-search.queries";
import { SUCCESS, type Success } from "@saywhere/validators/api/success";
import {
  MISSED_SEARCH_PAGE_SIZE,
  type MissedSearch,
  type MissedSearchPage,
  type MissedSearchPageInput,
} from "@saywhere/validators/search/missed-search";
import pLimit from "p-limit";
import { translateCursorError } from "../../errors/invalid-cursor.ts";
import { existing, recordNotFound } from "../../errors/record-not-found.ts";
import { presentMissedSearch } from "./missed-search.presenter.ts";
import type { MissedSearchCounts } from "./missed-search-counts.ts";

/** Searches of a page that run at once, so that those of visitors do not wait for connections to the database. */
const SEARCHES_AT_ONCE = 3;

export type MissedSearchService = ReturnType<typeof createMissedSearchService>;

interface Deps {
  db: Queryable;
  counts: MissedSearchCounts | undefined;
  /** Whether search has results for a text. */
  finds: (text: string) => Promise<boolean>;
}

export function createMissedSearchService({ db, counts, finds }: Deps) {
  return {
    /** @throws AppError BAD_REQUEST for a cursor that no page in this order returned */
    async list(input: MissedSearchPageInput): Promise<MissedSearchPage> {
      await counts?.write();
      const page = await listMissedSearches(db, { ...input, limit: MISSED_SEARCH_PAGE_SIZE }).catch(
        translateCursorError,
      );
      const items = await pLimit(SEARCHES_AT_ONCE).map(page.items, async (row) =>
        presentMissedSearch(row, await finds(row.text)),
      );
      return { ...page, items };
    },

    /** @throws AppError NOT_FOUND */
    async get(id: number): Promise<MissedSearch> {
      const row = existing(await findMissedSearch(db, id), "text");
      return presentMissedSearch(row, await finds(row.text));
    },

    /** @throws AppError NOT_FOUND */
    async delete(id: number): Promise<Success> {
      if (!(await deleteMissedSearch(db, id))) throw recordNotFound("text");
      return SUCCESS;
    },
  };
}
