import { useEffect } from "react";

/**
 * Gives the focus back when a dialog, which is mounted while it is open, closes: to what had it when the dialog
 * opened, or to the heading of the screen where that is gone (a deleted row) or never was (a dialog that is open as
 * the page loads).
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // The dialog is gone by now; what else has the focus has taken it on purpose.
      if (document.activeElement !== document.body) return;
      const known = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      (known ? opener : document.querySelector<HTMLElement>("h1[tabindex]"))?.focus({ preventScroll: true });
    };
  }, []);
}
