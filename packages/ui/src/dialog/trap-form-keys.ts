import type { KeyboardEvent } from "react";

/** Keys to which a form or a row may react. */
const FORM_KEYS = new Set(["Enter", "Escape", "ArrowUp", "ArrowDown"]);

/**
 * Stops these keys in dialogs: React events bubble to the form that renders a dialog, where the keys have another
 * meaning. Other keys pass, because the document handles them too: Tab, which cycles in the dialog, and the key that
 * focuses toasts.
 */
export function stopFormKeyPropagation(event: KeyboardEvent): void {
  if (FORM_KEYS.has(event.key)) event.stopPropagation();
}
