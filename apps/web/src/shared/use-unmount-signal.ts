import { type RefObject, useEffect, useRef } from "react";

/** A signal that aborts when the component is removed. */
export function useUnmountSignal(): RefObject<AbortSignal> {
  const signal = useRef<AbortSignal>(AbortSignal.abort());
  useEffect(() => {
    const controller = new AbortController();
    signal.current = controller.signal;
    return () => controller.abort();
  }, []);
  return signal;
}
