import { KeyboardSensor, type KeyboardSensorProps } from "@dnd-kit/core";

/**
 * Drags by the keyboard, and loses no key of those who are quick. The library says that a row is picked up, and hears
 * further keys only when its next timer fires: on a busy machine some come in between.
 */
export class KeyboardDragSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    keepEarlyKeys();
  }
}

/** Keeps keys back until the library hears them, and then hands them on, each when the one before was shown. */
function keepEarlyKeys(): void {
  const early: KeyboardEvent[] = [];
  let handedOn: KeyboardEvent | undefined;
  const keep = (event: KeyboardEvent): void => {
    if (event === handedOn) return;
    event.preventDefault();
    event.stopPropagation();
    early.push(event);
  };
  const handOn = (): void => {
    const event = early.shift();
    if (!event) {
      window.removeEventListener("keydown", keep, { capture: true });
      return;
    }
    handedOn = new KeyboardEvent("keydown", event);
    event.target?.dispatchEvent(handedOn);
    setTimeout(handOn);
  };
  // The key that begins the drag has passed the window already.
  window.addEventListener("keydown", keep, { capture: true });
  // Fires after the library's own timer, which was set before.
  setTimeout(handOn);
}
