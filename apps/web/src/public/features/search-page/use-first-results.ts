import { startTransition, useEffect, useState } from "react";

/**
 * Whether the first results of a page without any are still to be rendered, as on a page of the static export, which
 * loads them once it is hydrated. The router renders what it loaded in one task; after it, React renders in pieces, which
 * leave the browser time for the visitor.
 */
export function useFirstResults(isSearch: boolean): boolean {
  const [isDue, setDue] = useState(isSearch || restoresPlace());
  useEffect(() => {
    if (isSearch) startTransition(() => setDue(true));
  }, [isSearch]);
  return isSearch && !isDue;
}

/**
 * Whether the visitor was on this page before and returns to the same place of it: after a reload, and back from another
 * page. The router scrolls there with its own rendering, which then has to have all results.
 */
function restoresPlace(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit !== undefined && (visit as PerformanceNavigationTiming).type !== "navigate";
}
