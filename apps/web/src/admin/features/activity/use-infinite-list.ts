import { useInfiniteQuery } from "@tanstack/react-query";

interface Page<T> {
  items: T[];
  next: string | null;
}

/**
 * A list that is read page by page, by key. What others have done is wanted too, so it is read anew each time that it
 * is opened.
 *
 * @param queryKey of the call, so that it is read again with everything else of its module
 * @param read reads the page after a key, or the first one
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
