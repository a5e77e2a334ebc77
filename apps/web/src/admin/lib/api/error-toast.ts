import { notify } from "@saywhere/ui/toasts/notify";
import { errorText } from "../text/error-text.ts";

/**
 * Tells by a toast that something failed, in the words of specification §8.
 *
 * @param what such as "add language"
 * @param hint why, or what to do about it
 */
export function showErrorToast(what: string, hint = "Please try again."): void {
  notify({ title: "Error", message: `Failed to ${what}. ${hint}`, variant: "destructive" });
}

/** For the `onError` of a write in a dialog or a form, which itself says why it failed. */
export function onErrorToast(what: string): () => void {
  return () => showErrorToast(what);
}

/** For the `onError` of a write by a single button, where nothing else says why it failed. */
export function onErrorToastWithReason(what: string): (error: unknown) => void {
  return (error) => showErrorToast(what, errorText(error));
}
