import type { GridPageInput, GridRow } from "@saywhere/validators/content/translation-grid";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useTRPC, useTRPCClient } from "../../../lib/api/trpc.ts";
import { toGridTranslation } from "./grid-row.ts";
import type { LoadedRows } from "./use-save-row.ts";

type Filters = Pick<GridPageInput, "language_id" | "references" | "show" | "search">;

/** A row that was saved or read after its page, with the number of such changes up to then. */
interface ChangedRow {
  row: GridRow;
  change: number;
}

/** A response may arrive after that of a later save. */
function newer(shown: GridRow, read: GridRow): GridRow {
  const [before, after] = [shown.translation, read.translation];
  return before && after && before.id === after.id && after.version < before.version ? shown : read;
}

/**
 * The rows of a language, page by page. Writes do not reload them, because a row would leave the list of missing ones
 * as soon as it is saved; what changes is put into its row. The next visit reads them again. The filters stay the same
 * while the list is shown.
 */
export function usePhrasesOfLanguage({ language_id, references, show, search }: Filters) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  // Beside the pages, because a page that is still loading is added to the pages as they were when it was requested.
  const [changed, setChanged] = useState<ReadonlyMap<number, ChangedRow>>(new Map());
  const changes = useRef(0);
  const filters = JSON.stringify({ language_id, references, show, search });

  const { queryKey, put, loaded } = useMemo(() => {
    const known = JSON.parse(filters) as Filters;
    const replace = (row: GridRow) => {
      const change = ++changes.current;
      setChanged((rows) => {
        const before = rows.get(row.phrase.id)?.row;
        if (before && newer(before, row) !== row) return rows;
        return new Map(rows).set(row.phrase.id, { row, change });
      });
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
    const key = [...trpc.translationGrid.page.pathKey(), "pages", known];
    return { queryKey: key, put: replace, loaded: rows };
  }, [trpc, queryClient, filters]);

  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const change = changes.current;
      const page = await client.translationGrid.page.query(
        { language_id, references, show, search, ...(pageParam !== null && { after: pageParam }) },
        { signal },
      );
      return { ...page, change };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
  const rows = useMemo(
    () =>
      query.data?.pages.flatMap((page) =>
        page.items.map((row) => {
          const later = changed.get(row.phrase.id);
          return later && later.change > page.change ? newer(row, later.row) : row;
        }),
      ) ?? [],
    [query.data, changed],
  );
  return { ...query, rows, put, loaded };
}
