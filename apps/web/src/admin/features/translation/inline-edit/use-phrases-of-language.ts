import type { GridPageInput, GridRow } from "@saywhere/validators/content/translation-grid";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTRPC, useTRPCClient } from "../../../lib/api/trpc.ts";
import { toGridTranslation } from "./grid-row.ts";
import type { LoadedRows } from "./use-save-row.ts";

type Filters = Pick<GridPageInput, "language_id" | "references" | "show" | "search">;
type Pages = InfiniteData<{ items: GridRow[]; next: string | null }, string | null>;

/** A response may arrive after that of a later save. */
function newer(shown: GridRow, read: GridRow): GridRow {
  const [before, after] = [shown.translation, read.translation];
  return before && after && before.id === after.id && after.version < before.version ? shown : read;
}

/**
 * The rows of a language, page by page. Writes do not reload them, because a row would leave the list of missing ones
 * as soon as it is saved; what changes is put into its row. The next visit reads them again.
 */
export function usePhrasesOfLanguage({ language_id, references, show, search }: Filters) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const filters = JSON.stringify({ language_id, references, show, search });

  const { queryKey, put, loaded } = useMemo(() => {
    const known = JSON.parse(filters) as Filters;
    const key = [...trpc.translationGrid.page.pathKey(), "pages", known];
    const replace = (row: GridRow) => {
      const isRow = ({ phrase }: GridRow) => phrase.id === row.phrase.id;
      queryClient.setQueryData<Pages>(key, (shown) =>
        shown === undefined
          ? shown
          : {
              ...shown,
              pages: shown.pages.map((page) =>
                page.items.some(isRow)
                  ? { ...page, items: page.items.map((one) => (isRow(one) ? newer(one, row) : one)) }
                  : page,
              ),
            },
      );
    };
    const pair = { language_id: known.language_id, references: known.references };
    const read = async ({ phrase }: GridRow): Promise<GridRow | null> => {
      const options = trpc.translationGrid.row.queryOptions({ ...pair, phrase_id: phrase.id });
      return queryClient.query({ ...options, staleTime: 0 }).catch(() => null);
    };
    const refresh = (row: GridRow) => void read(row).then((current) => current && replace(current));
    const rows: LoadedRows & { key: typeof pair } = {
      key: pair,
      read,
      refresh,
      put: (row, saved) => {
        replace({ ...row, translation: toGridTranslation(saved), warnings: [] });
        // Some warnings only the server knows.
        refresh(row);
      },
    };
    return { queryKey: key, put: replace, loaded: rows };
  }, [trpc, queryClient, filters]);

  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      client.translationGrid.page.query(
        { language_id, references, show, search, ...(pageParam !== null && { after: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
  const rows = useMemo(() => query.data?.pages.flatMap(({ items }) => items) ?? [], [query.data]);
  return { ...query, rows, put, loaded };
}
