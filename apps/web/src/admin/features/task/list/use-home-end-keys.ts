import { useEffect } from "react";
import { useEventCallback } from "../../../lib/use-event-callback.ts";

/** What has ends of its own that these keys lead to. */
const WITH_ENDS = "input, textarea, [role=listbox], [role=menu], [role=tablist], [aria-modal=true]";

interface Ends {
  Home(): void;
  End(): void;
}

/**
 * Has Home and End lead to the ends of a long list at once. The browser's own way there takes its time, and comes to an
 * end halfway where something that comes into sight is higher or lower than it was taken for.
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
