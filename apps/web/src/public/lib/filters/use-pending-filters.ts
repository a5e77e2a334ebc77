import { type AnyRoute, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

/**
 * Lets a page stay while another choice of its filters is loaded, in place of the skeleton of the whole page.
 *
 * @param route the page's
 * @param stays whether the page stays for a query; what is another page to the visitor has its skeleton
 * @returns the query that was last asked for in this way; undefined before the first one
 */
export function usePendingFilters<Search>(
  route: AnyRoute,
  stays: (asked: Search) => boolean = () => true,
): Search | undefined {
  const router = useRouter();
  const [awaited, setAwaited] = useState<Search>();
  const latest = useRef(stays);
  useEffect(() => {
    latest.current = stays;
  });
  useEffect(() => {
    const setStays = (stay: boolean) =>
      route.update({ pendingMs: stay ? Number.POSITIVE_INFINITY : undefined });
    const stop = router.subscribe("onBeforeLoad", ({ pathChanged, toLocation }) => {
      // A page of the static copy that keeps its results back has none that could stay: `hide-other-results.ts`.
      const isKeptBack = document.adoptedStyleSheets?.length > 0;
      const asked = toLocation.search as Search;
      const stay = !pathChanged && !isKeptBack && latest.current(asked);
      setStays(stay);
      setAwaited(stay ? asked : undefined);
    });
    return () => {
      stop();
      setStays(false);
    };
  }, [router, route]);
  return awaited;
}
