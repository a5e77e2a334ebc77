import { useCallback, useLayoutEffect, useRef } from "react";

/** A callback that stays the same and does what was last given: for what is drawn again only when its own props change. */
export function useEventCallback<Args extends unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
