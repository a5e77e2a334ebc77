import { notify, removeToast, toastStore } from "@saywhere/ui/toasts/notify";
import { errorText } from "../text/error-text.ts";
import { isNotFoundError } from "./is-not-found-error.ts";

/**
 * Shows a toast about a failed action, worded as in specification §8.
 *
 * @param what the action, such as "add language"
 * @param hint the reason, or what to do about it
 * @returns removes the toast if no other has replaced it
 */
export function showErrorToast(what: string, hint = "Please try again."): () => void {
  notify({ title: "Error", message: `Failed to ${what}. ${hint}`, variant: "destructive" });
  const shown = toastStore.get();
  return () => {
    if (toastStore.get() === shown) removeToast();
  };
}

/**
 * An `onError` for a write in a dialog or a form, which itself shows the reason. The toast asks to try again, unless the
 * record does not exist any more.
 */
export function onErrorToast(what: string): (error?: unknown) => () => void {
  return (error) => showErrorToast(what, isNotFoundError(error) ? errorText(error) : undefined);
}

/** An `onError` for a write by a single button, where nothing else shows the reason. */
export function onErrorToastWithReason(what: string): (error: unknown) => void {
  return (error) => showErrorToast(what, errorText(error));
}
