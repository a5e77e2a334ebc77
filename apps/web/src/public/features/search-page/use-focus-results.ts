import { useEffect, useRef } from "react";

/**
 * Another search takes the focus away with the field that it was typed in, which begins anew: it goes on to the results,
 * as it does on the way to another page. Filters keep it.
 *
 * @param typed what is looked for
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
