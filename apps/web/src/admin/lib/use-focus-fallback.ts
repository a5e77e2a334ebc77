import { type FocusEvent, useEffect, useRef } from "react";

/**
 * For a part of a screen whose controls go as they are pressed: when the one that has the focus goes, what is marked
 * with `data-begin` in that part takes it over.
 *
 *     <section {...useHeldFocus<HTMLElement>()}>
 */
export function useFocusFallback<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  const held = useRef(false);
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    ref.current?.querySelector<HTMLElement>("[data-begin]")?.focus();
  });
  return {
    ref,
    onFocus: () => {
      held.current = true;
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // Whoever presses elsewhere has left; a control that is taken away has not been left by anybody.
      if (relatedTarget || (target.isConnected && document.hasFocus())) held.current = false;
    },
  };
}
