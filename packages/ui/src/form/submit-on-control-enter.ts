import type { KeyboardEvent } from "react";

/** Submits a form on Control+Enter in any field; for its `onKeyDown`. */
export function submitOnControlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
