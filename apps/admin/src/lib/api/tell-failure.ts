import { notify } from "@saywhere/ui/toasts/notify";
import { errorText } from "../text/error-text.ts";

/** For the `onError` of a write in a dialog or a form, which itself says why it failed. */
export function tellFailure(what: string): () => void {
  return () =>
    notify({ title: "Error", message: `Failed to ${what}. Please try again.`, variant: "destructive" });
}

/** For the `onError` of a write by a single button, where nothing else says why it failed. */
export function tellFailureAndWhy(what: string): (error: unknown) => void {
  return (error) =>
    notify({ title: "Error", message: `Failed to ${what}. ${errorText(error)}`, variant: "destructive" });
}
