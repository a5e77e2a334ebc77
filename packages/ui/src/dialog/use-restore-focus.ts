import { useEffect } from "react";

/**
 * Restores the focus when a dialog, which is mounted while it is open, closes: to the element that was focused when it
 * opened, or to the heading of the screen if that element is gone (a deleted row) or never existed (a dialog that is
 * open as the page loads).
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // The dialog is unmounted by now; any other focused element took the focus on purpose.
      if (document.activeElement !== document.body) return;
      const known = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      (known ? opener : document.querySelector<HTMLElement>("h1[tabindex]"))?.focus({ preventScroll: true });
    };
  }, []);
}
