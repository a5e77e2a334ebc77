import { useCallback, useLayoutEffect, useRef } from "react";

/** Returns a callback with a stable identity that calls the latest function, for memoized components. */
export function useEventCallback<Args extends unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
