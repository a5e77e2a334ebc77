import { useEffect } from "react";
import { useEventCallback } from "../../../lib/use-event-callback.ts";

/** Elements in which these keys have their own meaning. */
const WITH_ENDS = "input, textarea, [role=listbox], [role=menu], [role=tablist], [aria-modal=true]";

interface Ends {
  Home(): void;
  End(): void;
}

/**
 * Jumps to the ends of a long list on Home and End. The browser's own smooth scrolling is slow, and stops halfway when
 * a newly visible row is higher or lower than estimated.
 */
export function useHomeEndKeys(ends: Ends): void {
  const onKeyDown = useEventCallback((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
    if ((key !== "Home" && key !== "End") || defaultPrevented) return;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.closest(WITH_ENDS)) return;
    event.preventDefault();
    ends[key]();
  });
  useEffect(() => {
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [onKeyDown]);
}
