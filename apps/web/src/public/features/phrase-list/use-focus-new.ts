import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus to the first new card after "Show more": reading continues where it stopped, and the focus is not
 * lost when the button disappears after the last page.
 *
 * @param cards container of the cards, each of which is a link
 * @param count number of cards
 * @returns callback for a request for more cards
 */
export function useFocusNew(cards: RefObject<HTMLElement | null>, count: number): () => void {
  const askedAt = useRef<{ count: number; focused: Element | null } | null>(null);
  useLayoutEffect(() => {
    const asked = askedAt.current;
    if (!asked || count <= asked.count) return;
    askedAt.current = null;
    const { activeElement } = document;
    // Leaves the focus alone when the visitor has moved it in the meantime.
    if (activeElement !== asked.focused && activeElement !== document.body) return;
    cards.current?.querySelectorAll<HTMLElement>("li > a")[asked.count]?.focus({ preventScroll: true });
  }, [cards, count]);
  return () => {
    askedAt.current = { count, focused: document.activeElement };
  };
}
