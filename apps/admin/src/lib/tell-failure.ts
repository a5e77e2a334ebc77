import { notify } from "@saywhere/ui/notify";
import { errorText } from "./error-text.ts";
import { fieldErrors } from "./field-errors.ts";

/** Tells in a toast why something failed, in the server's words; what a form shows beside its fields is not told twice. */
export function tellFailure(error: unknown): void {
  if (Object.keys(fieldErrors(error)).length > 0) return;
  notify({ title: "Error", message: errorText(error), variant: "destructive" });
}
