import { type PointerEvent, useState } from "react";

/** Specification §9. */
const THRESHOLD = 50;

/** Lets something be pushed away sideways by finger, pen or mouse; it slips back when let go too early. */
export function useSwipeAway(onGone: () => void) {
  const [start, setStart] = useState<number>();
  const [offset, setOffset] = useState(0);
  const letGo = () => {
    setStart(undefined);
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => setStart(event.clientX),
      onPointerMove: (event: PointerEvent) => start !== undefined && setOffset(event.clientX - start),
      onPointerUp: (event: PointerEvent) => {
        if (start !== undefined && Math.abs(event.clientX - start) >= THRESHOLD) onGone();
        letGo();
      },
      onPointerCancel: letGo,
      onPointerLeave: letGo,
    },
  };
}
