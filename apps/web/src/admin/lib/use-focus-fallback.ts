import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Keeps the focus in a section whose controls disappear when they are pressed: if the focused one disappears, the first
 * element with `data-begin` gets the focus, in a list or a table that of the next row, or without one the heading of the
 * screen. The same holds for a control that opened a dialog and disappeared meanwhile.
 *
 *     <section {...useFocusFallback<HTMLElement>()}>
 */
export function useFocusFallback<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  /** The control that has the focus, or had it when a dialog opened. */
  const held = useRef<Element>(null);
  /** Index of the `data-begin` in its row. */
  const place = useRef(0);
  const begins = () => [...(ref.current?.querySelectorAll<HTMLElement>("[data-begin]") ?? [])];
  useEffect(() => {
    const focused = document.activeElement;
    // A dialog whose opener has disappeared leaves the focus on the heading.
    const isLost =
      focused === document.body || (focused?.matches("h1[tabindex]") && held.current?.isConnected === false);
    if (!held.current || !isLost) return;
    const remaining = begins();
    const begin = remaining[place.current] ?? remaining.at(-1);
    (begin ?? document.querySelector<HTMLElement>("h1[tabindex]"))?.focus();
  });
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      held.current = target;
      const row = target.closest("tr, li");
      place.current = Math.max(
        0,
        begins().findIndex((begin) => row?.contains(begin)),
      );
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget?.closest('[aria-modal="true"]')) return;
      // A pointer event elsewhere moves the focus out of the section; a removed control does not.
      if (relatedTarget || (target.isConnected && document.hasFocus())) held.current = null;
    },
  };
}
