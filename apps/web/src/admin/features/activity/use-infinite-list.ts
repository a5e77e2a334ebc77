import { useInfiniteQuery } from "@tanstack/react-query";

interface Page<T> {
  items: T[];
  next: string | null;
}

/**
 * A list that loads page by page, by cursor. It reloads each time that it is opened, to include changes by others.
 *
 * @param queryKey key of the call, so that it is invalidated with the rest of its module
 * @param read reads the page after a cursor, or the first one
 */
export function useInfiniteList<T>(
  queryKey: readonly unknown[],
  read: (after: { after?: string }, options: { signal: AbortSignal }) => Promise<Page<T>>,
) {
  const query = useInfiniteQuery({
    queryKey: [...queryKey, "pages"],
    queryFn: ({ pageParam, signal }) => read(pageParam === null ? {} : { after: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
  return { ...query, items: query.data?.pages.flatMap((page) => page.items) };
}
