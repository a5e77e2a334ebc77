import type { KeyboardEvent, PointerEvent, RefObject } from "react";
import { useRef } from "react";

type Step = -1 | 1;

/** Shortest way in CSS pixels of a finger that counts as a swipe. */
const SWIPE = 40;

/**
 * Handlers by which arrow keys and swipes go through a set of cards: in a page from right to left, the next card is to
 * the left.
 *
 * @param dialog element whose direction counts
 */
export function useCardGestures(dialog: RefObject<HTMLElement | null>, move: (step: Step) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const moveRight = (right: boolean) => {
    const isRtl = dialog.current !== null && getComputedStyle(dialog.current).direction === "rtl";
    move(right === isRtl ? -1 : 1);
  };
  return {
    onKeyDown: ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || target instanceof HTMLTextAreaElement) return;
      if (key === "ArrowRight") moveRight(true);
      if (key === "ArrowLeft") moveRight(false);
    },
    // A mouse selects text instead, as a finger does in a field.
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY, target }: PointerEvent) => {
      const selects = pointerType === "mouse" || target instanceof HTMLTextAreaElement;
      start.current = selects || !isPrimary ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      // A finger that moves to the left pulls in the card from the right.
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) moveRight(x < 0);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
