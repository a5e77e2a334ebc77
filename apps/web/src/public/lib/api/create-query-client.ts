import { QueryClient } from "@tanstack/react-query";
import { shouldRetry } from "./retry-policy.ts";

const FIVE_MINUTES = 5 * 60_000;

/** Rendering on the server neither retries nor caches: the visitor waits for it. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: import.meta.env.SSR
        ? { retry: false, staleTime: FIVE_MINUTES }
        : {
            retry: shouldRetry,
            staleTime: FIVE_MINUTES,
            gcTime: FIVE_MINUTES,
            refetchOnWindowFocus: false,
          },
    },
  });
}
