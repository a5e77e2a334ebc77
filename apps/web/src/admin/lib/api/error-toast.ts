import { notify } from "@saywhere/ui/toasts/notify";
import { errorText } from "../text/error-text.ts";

/**
 * Shows a toast about a failed action, worded as in specification §8.
 *
 * @param what the action, such as "add language"
 * @param hint the reason, or what to do about it
 */
export function showErrorToast(what: string, hint = "Please try again."): void {
  notify({ title: "Error", message: `Failed to ${what}. ${hint}`, variant: "destructive" });
}

/** An `onError` for a write in a dialog or a form, which itself shows the reason. */
export function onErrorToast(what: string): () => void {
  return () => showErrorToast(what);
}

/** An `onError` for a write by a single button, where nothing else shows the reason. */
export function onErrorToastWithReason(what: string): (error: unknown) => void {
  return (error) => showErrorToast(what, errorText(error));
}
