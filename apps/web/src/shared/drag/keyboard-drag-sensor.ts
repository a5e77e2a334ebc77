import { KeyboardSensor, type KeyboardSensorProps } from "@dnd-kit/core";

/**
 * Drags by keyboard without losing keys. The library reports a picked up row immediately, but listens for further keys
 * only after its next timer, and only on the document, which some keys do not reach: a dialog stops the arrow keys.
 */
export class KeyboardDragSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    let release = () => {};
    const releaseThen = (act: () => void) => () => {
      release();
      act();
    };
    super({ ...props, onEnd: releaseThen(props.onEnd), onCancel: releaseThen(props.onCancel) });
    release = takeKeys();
  }
}

/**
 * Hands all keys to the document. Those pressed before the library listens wait, and each one is dispatched after the
 * previous was rendered.
 *
 * @returns stops that; keys that still wait are for the element where they were pressed
 */
function takeKeys(): () => void {
  const early: KeyboardEvent[] = [];
  let [listening, released] = [false, false];
  let handedOn: KeyboardEvent | undefined;
  const stop = () => window.removeEventListener("keydown", take, { capture: true });
  const handOn = (event: KeyboardEvent): boolean => {
    // The library reads only the code. Without a key, the event means nothing to others, such as a dialog that Escape closes.
    handedOn = new KeyboardEvent("keydown", released ? event : { code: event.code, cancelable: true });
    return ((released && event.target) || document).dispatchEvent(handedOn);
  };
  const take = (event: KeyboardEvent): void => {
    if (event === handedOn) return;
    // Also for the next drag, if keys of this one still wait.
    event.stopImmediatePropagation();
    if (!listening) early.push(event);
    if (!listening || !handOn(event)) event.preventDefault();
  };
  const handOnEarly = (): void => {
    const event = early.shift();
    if (event) {
      handOn(event);
      setTimeout(handOnEarly);
      return;
    }
    listening = true;
    if (released) stop();
  };
  // The key that starts the drag has already been dispatched.
  window.addEventListener("keydown", take, { capture: true });
  // Fires after the timer of the library, which was set earlier.
  setTimeout(handOnEarly);
  return () => {
    released = true;
    if (listening) stop();
  };
}
