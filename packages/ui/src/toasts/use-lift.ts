import { type RefObject, useLayoutEffect, useState } from "react";

/** Marks the buttons of a dialog, which no toast is to cover. */
export const KEPT_CLEAR = { "data-kept-clear": true };

const GAP = 8;

/**
 * Lifts a toast above the buttons of the dialog on top, where it would cover them. What else a dialog has to tell at
 * once, its name and why it could not do something, stands at its head, where toasts do not come.
 *
 * @param toast gets what is given as its margin
 * @returns how far up the toast has to go, in pixels
 */
export function useLift(toast: RefObject<HTMLElement | null>): number {
  const [lift, setLift] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setLift((before) => liftOf(toast.current, before));
    measure();
    // Dialogs come and go while a toast is shown.
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("resize", measure);
    return () => {
      changes.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, [toast]);
  return lift;
}

function liftOf(toast: HTMLElement | null, lift: number): number {
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const buttons = dialog?.querySelector("[data-kept-clear]")?.getBoundingClientRect();
  if (!toast?.offsetParent || !buttons) return 0;
  const { left, right } = toast.getBoundingClientRect();
  // Not from the box of the toast itself, which moves while it arrives.
  const top = toast.offsetParent.getBoundingClientRect().top + toast.offsetTop + lift;
  const bottom = top + toast.offsetHeight;
  const isCovered =
    buttons.top < bottom && buttons.bottom > top && buttons.left < right && buttons.right > left;
  return isCovered ? bottom - buttons.top + GAP : 0;
}
