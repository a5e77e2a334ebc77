import { type MouseEvent, useRef } from "react";

/**
 * The handlers of a `dialog` that a click on its backdrop closes. The backdrop is the element itself, whose padding belongs
 * to its content. A press that began in a field, such as to select its text, and ends on the backdrop closes nothing.
 */
export function useBackdropClose(close: () => void) {
  const pressed = useRef(false);
  return {
    onMouseDown: ({ target, currentTarget }: MouseEvent) => {
      pressed.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (pressed.current && target === currentTarget) close();
    },
  };
}
