import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Keeps the focus in a section whose controls disappear when they are pressed: if the focused one disappears, the first
 * element with `data-begin` gets the focus, or without one the heading of the screen.
 *
 *     <section {...useFocusFallback<HTMLElement>()}>
 */
export function useFocusFallback<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  const held = useRef(false);
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const begin = ref.current?.querySelector<HTMLElement>("[data-begin]");
    (begin ?? document.querySelector<HTMLElement>("h1[tabindex]"))?.focus();
  });
  return {
    ref,
    onFocus: () => {
      held.current = true;
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // A pointer event elsewhere moves the focus out of the section; a removed control does not.
      if (relatedTarget || (target.isConnected && document.hasFocus())) held.current = false;
    },
  };
}
