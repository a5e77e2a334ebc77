import type { KeyboardEvent } from "react";

/** What a form or a row may have a meaning of its own for. */
const FORM_KEYS = new Set(["Enter", "Escape", "ArrowUp", "ArrowDown"]);

/**
 * For dialogs: React's events go on to the form that a dialog is written in, where these keys mean something else. The
 * others pass, since the document hears them too: Tab, which goes round in the dialog, and the key that leads to toasts.
 */
export function stopFormKeyPropagation(event: KeyboardEvent): void {
  if (FORM_KEYS.has(event.key)) event.stopPropagation();
}
