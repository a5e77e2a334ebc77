import type { KeyboardEvent } from "react";

/** Saves a form by Control+Enter, from whatever field the focus is in; for its `onKeyDown`. */
export function submitOnControlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
