import { useEffect } from "react";
import { flushSync } from "react-dom";
import { recallToast } from "./notify.ts";
import { TOAST_REGION } from "./toaster.tsx";

/**
 * Lets a key lead to what the toast offers, from wherever the focus is. Toasts stand at the end of the page and go by
 * themselves: the key shows one that has gone again, and it stays for as long as the focus is in it.
 *
 * @param key as `KeyboardEvent.key` calls it
 */
export function useToastKey(key: string): void {
  useEffect(() => {
    const goToToast = (event: KeyboardEvent) => {
      if (event.key !== key) return;
      event.preventDefault();
      flushSync(recallToast);
      document.getElementById(TOAST_REGION)?.querySelector("button")?.focus();
    };
    window.addEventListener("keydown", goToToast);
    return () => window.removeEventListener("keydown", goToToast);
  }, [key]);
}
