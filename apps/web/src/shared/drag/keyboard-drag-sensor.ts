import { KeyboardSensor, type KeyboardSensorProps } from "@dnd-kit/core";

/**
 * Drags by keyboard without losing fast key presses. The library reports a picked up row immediately, but listens for
 * further keys only after its next timer, and keys pressed in between would be lost.
 */
export class KeyboardDragSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    keepEarlyKeys();
  }
}

/** Queues keys until the library listens for them, and then dispatches each one after the previous was rendered. */
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
  // The key that starts the drag has already been dispatched.
  window.addEventListener("keydown", keep, { capture: true });
  // Fires after the timer of the library, which was set earlier.
  setTimeout(handOn);
}
