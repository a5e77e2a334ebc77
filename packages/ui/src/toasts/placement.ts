import { type RefObject, useLayoutEffect } from "react";
import { lastPressY } from "./last-press.ts";

/** Between a toast and the buttons below it, in pixels. */
const GAP = 8;

/**
 * Places toasts, which are about to appear, off what is pressed next: on phones at the upper edge, away from the bars of
 * buttons at the lower one, unless the visitor has just pressed something there. With a dialog they are at the lower edge,
 * where `useLift` moves them.
 */
export function placeToasts(toasts: HTMLElement): void {
  toasts.toggleAttribute("data-top", !topmostDialog() && lastPressY() > window.innerHeight / 3);
}

/** Lifts the toasts above the buttons of the topmost dialog, which they would cover on narrow screens. */
export function useLift(toasts: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = toasts.current;
    if (!element) return;
    const lift = () => {
      element.style.marginBlockEnd = `${coveredHeight(element)}px`;
    };
    lift();
    // A toast gets its height some frames after its element is there.
    const sizes = new ResizeObserver(lift);
    sizes.observe(element);
    // Dialogs open and close while a toast is visible.
    const changes = new MutationObserver(lift);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("resize", lift);
    return () => {
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener("resize", lift);
    };
  }, [toasts]);
}

/** From the lower edge of the toasts, where they are not lifted, to the upper edge of the buttons that they cover. */
function coveredHeight(toasts: HTMLElement): number {
  const buttons = topmostDialog()?.querySelector("[data-dialog-actions]")?.getBoundingClientRect();
  if (!buttons) return 0;
  const { left, right, top, bottom } = toasts.getBoundingClientRect();
  const lift = Number.parseFloat(toasts.style.marginBlockEnd) || 0;
  const isCovered =
    buttons.top < bottom + lift &&
    buttons.bottom > top + lift &&
    buttons.left < right &&
    buttons.right > left;
  return isCovered ? bottom + lift - buttons.top + GAP : 0;
}

function topmostDialog(): Element | undefined {
  return [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
}
