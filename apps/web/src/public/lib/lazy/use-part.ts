import { useEffect, useState } from "react";

interface LoadedPart<Part> {
  /** Null until it is loaded, and when that failed. */
  part: Part | null;
  failed: boolean;
}

const LOADING = { part: null, failed: false };

/**
 * Loads a part of the page, such as a component, once the page is shown.
 *
 * @param load always the same function
 * @param isWanted whether it is to be loaded; once it is, it stays
 */
export function usePart<Part>(load: () => Promise<Part>, isWanted = true): LoadedPart<Part> {
  const [loaded, setLoaded] = useState<LoadedPart<Part>>(LOADING);
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (part) => setLoaded({ part, failed: false }),
      (reason: unknown) => {
        console.error("A part of the page did not load", reason);
        setLoaded({ part: null, failed: true });
      },
    );
  }, [load, isWanted]);
  return loaded;
}
