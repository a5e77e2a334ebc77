import { useEffect, useRef } from "react";
import { focusMain } from "./focus-main.ts";

/**
 * Moves the focus to the content of a page that shows something else in place of what had the focus: the link that led
 * there, or the search field, which is remounted. What is still there keeps the focus.
 *
 * @param shown URL of what the page shows
 */
export function useReplacedFocus(shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) focusMain();
  }, [shown]);
}
