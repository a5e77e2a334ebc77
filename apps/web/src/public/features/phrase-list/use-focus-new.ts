import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * After "Show more" the focus goes on to the first new card: reading continues where it stopped, and the focus
 * is not lost with the button after the last page.
 *
 * @param cards what holds the cards, each a link
 * @param count how many there are
 * @returns what to call when more are asked for
 */
export function useFocusNew(cards: RefObject<HTMLElement | null>, count: number): () => void {
  const askedAt = useRef<{ count: number; focused: Element | null } | null>(null);
  useLayoutEffect(() => {
    const asked = askedAt.current;
    if (!asked || count <= asked.count) return;
    askedAt.current = null;
    const { activeElement } = document;
    // A visitor who has moved on meanwhile is left where they are.
    if (activeElement !== asked.focused && activeElement !== document.body) return;
    cards.current?.querySelectorAll<HTMLElement>("li > a")[asked.count]?.focus({ preventScroll: true });
  }, [cards, count]);
  return () => {
    askedAt.current = { count, focused: document.activeElement };
  };
}
