import { useEffect, useRef } from "react";

/**
 * Moves the focus to the results after another search, as navigation to another page does, because the search field is
 * remounted and loses it. Changed filters keep the focus.
 *
 * @param typed the searched text
 */
export function useFocusResults(typed: string | undefined): void {
  const before = useRef(typed);
  useEffect(() => {
    const isAnother = before.current !== undefined && before.current !== typed;
    before.current = typed;
    if (!isAnother || document.activeElement !== document.body) return;
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [typed]);
}
