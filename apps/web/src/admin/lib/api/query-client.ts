import { focusManager, QueryClient } from "@tanstack/react-query";

/**
 * The administration area's data never become stale by themselves: they are reloaded only after a write, and a failed
 * call is not retried (specification §4 and §9).
 */
export function createQueryClient(): QueryClient {
  focusManager.setEventListener(onFocusOrShow);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: "always",
      },
      // A write without a connection fails with an error, rather than waiting silently for a connection.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** By default, only `visibilitychange` counts, which a window that stayed visible beside another one does not get. */
function onFocusOrShow(notify: () => void): () => void {
  const left = new AbortController();
  const listener = () => notify();
  window.addEventListener("focus", listener, left);
  window.addEventListener("visibilitychange", listener, left);
  return () => left.abort();
}
