import { useEffect } from "react";

/** Event dispatched on a document whose route React has hydrated. */
export const HYDRATED = "saywhere:hydrated";

/**
 * Dispatches an event when React has hydrated a route. React hydrates a page from the outside to the inside, boundary
 * by boundary: when the URL changes before the innermost one is hydrated, that one no longer matches the rendered HTML.
 */
export function useHydratedEvent(): void {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
}
