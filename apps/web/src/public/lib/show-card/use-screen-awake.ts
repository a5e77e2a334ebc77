import { useEffect } from "react";

/**
 * Keeps the screen on while the component is shown. A browser releases the lock when the page is hidden, so it is
 * requested again when the page returns. Without effect in browsers that have no Wake Lock API.
 */
export function useScreenAwake(): void {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!wakeLock) return;
    let lock: WakeLockSentinel | null = null;
    let ended = false;
    const request = async () => {
      if (document.visibilityState !== "visible") return;
      const requested = await wakeLock.request("screen");
      if (ended) await requested.release();
      else lock = requested;
    };
    // A device with a low battery refuses it, and the screen dims as usual.
    const requestIfAllowed = () => void request().catch(() => {});
    requestIfAllowed();
    document.addEventListener("visibilitychange", requestIfAllowed);
    return () => {
      ended = true;
      document.removeEventListener("visibilitychange", requestIfAllowed);
      void lock?.release();
    };
  }, []);
}
