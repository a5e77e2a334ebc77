import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, useLayoutEffect, useRef, useState } from "react";

interface WindowRows {
  /** In the order of the list. */
  ids: readonly number[];
  /** Rows that stay rendered wherever the window is. */
  mounted: readonly (number | null)[];
  /** Height of a row in pixels, until it has been measured. */
  usualHeight: number;
  /** Number of rows rendered above and below the visible ones, so that Tab does not end there. */
  beyond: number;
}

/**
 * Renders only the rows of a long list that are in the window, and those that have the focus or must stay mounted. A row
 * is found by its `data-row`.
 *
 * @returns the virtualizer, and the attributes of the list; rows are positioned from `above`, in pixels
 */
export function useVirtualRows<List extends HTMLElement>({ ids, mounted, usualHeight, beyond }: WindowRows) {
  const list = useRef<List>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [above, setAbove] = useState(0);
  const kept = new Set([...mounted, focused]);
  const keptIndexes = ids.flatMap((id, index) => (kept.has(id) ? [index] : []));
  // oxlint-disable-next-line react/incompatible-library -- This project does not use the React compiler.
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => ids[index] ?? index,
    overscan: beyond,
    scrollMargin: above,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...keptIndexes])].sort((a, b) => a - b),
    // React renders within the same frame anyway, and warns about a synchronous flush during rendering.
    useFlushSync: false,
  });

  // The content above the list may have become taller.
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setAbove(Math.round(top + window.scrollY));
  }, [ids]);

  const onFocus = (event: FocusEvent) =>
    setFocused(Number(event.target.closest<HTMLElement>("[data-row]")?.dataset["row"]) || null);
  const attributes = {
    ref: list,
    onFocus,
    style: { height: virtualizer.getTotalSize() },
    "data-window": true,
  };
  return { virtualizer, list, above, attributes };
}
