import { useEffect } from "react";

/** The event of a document whose route React has taken over. */
export const HYDRATED = "saywhere:alive";

/**
 * Tells that React has taken over what a route shows. React takes a page over from the outside to the inside, part by
 * part: where the address changes before it has come to the innermost one, that one no longer fits what was rendered.
 */
export function useHydratedEvent(): void {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
}
