import { useEffect } from "react";
import { flushSync } from "react-dom";
import { repeatToast } from "./notify.ts";
import { TOAST_REGION } from "./toaster.tsx";

/**
 * Lets a key focus the toast's first button from anywhere, since toasts are at the end of the page; it repeats a toast
 * that has closed. The toast stays open while the focus is inside.
 *
 * @param key as `KeyboardEvent.key` names it
 */
export function useToastKey(key: string): void {
  useEffect(() => {
    const firstButton = () => document.getElementById(TOAST_REGION)?.querySelector("button");
    const focusToast = (event: KeyboardEvent) => {
      if (event.key !== key) return;
      event.preventDefault();
      if (!firstButton()) flushSync(repeatToast);
      firstButton()?.focus();
    };
    window.addEventListener("keydown", focusToast);
    return () => window.removeEventListener("keydown", focusToast);
  }, [key]);
}
