import { useCallback, useLayoutEffect, useRef } from "react";

/** Returns a callback with a stable identity that calls the latest function, for memoized components. */
export function useEventCallback<Args extends unknown[], Result = void>(callback: (...args: Args) => Result) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
