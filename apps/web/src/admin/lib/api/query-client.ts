import { QueryClient } from "@tanstack/react-query";

/**
 * The administration area's data never becomes stale by itself: it is read again after a write alone, and a failed
 * call is not repeated (specification §4 and §9).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: "always",
      },
      // A write without a connection fails and says so, rather than waiting for one unseen.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
