import type { FileStore, StoredFile } from "@saywhere/validators/files/stored-file";
import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useTRPC, useTRPCClient } from "../api/trpc.ts";

interface StoredFilesOptions {
  /** Part of the key; "" for all. */
  search: string;
  /** Page size. */
  limit: number;
  /** Whether to reload the files on opening, to include the uploads of other editors. */
  fresh?: boolean;
}

/** The files of a store in the order of their keys, page by page. */
export function useStoredFiles(store: FileStore, { search, limit, fresh = false }: StoredFilesOptions) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const query = useInfiniteQuery({
    queryKey: [...trpc.file[store].pathKey(), "pages", { search, limit }],
    queryFn: ({ pageParam, signal }) =>
      client.file[store].query(
        { ...(search && { search }), ...(pageParam !== null && { after: pageParam }), limit },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...(fresh && { staleTime: 0 }),
  });
  const files: StoredFile[] | undefined = query.data?.pages.flatMap((page) => page.files);
  return { ...query, files };
}

/** Invalidates the lists of a store's files. */
export function useRefreshFiles(store: FileStore): () => Promise<void> {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(trpc.file[store].pathFilter());
}
