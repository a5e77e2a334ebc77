import { type AnyRoute, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./pending-results.module.css";

/** Dims the previous results while those of a new choice load. */
export function PendingResults({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <div className={styles.results} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}

/**
 * Keeps a page on screen while another choice of its filters loads, in place of the skeleton of the whole page.
 *
 * @param route the page's route
 * @param stays whether the page stays for a query; a query that means another page to the visitor shows its skeleton
 * @returns the last query requested in this way; undefined before the first one
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
      // A static export page that hides its results has none to keep on screen: `hide-stale-results.ts`.
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
