import type { KeyboardEvent } from "react";

/** Whether a key is Control+Enter, which saves and sends. */
export function isControlEnter({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === "Enter" && (ctrlKey || metaKey);
}

/** Submits a form on Control+Enter in any field; for its `onKeyDown`. */
export function submitOnControlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (!isControlEnter(event)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
