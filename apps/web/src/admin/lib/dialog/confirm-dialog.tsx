import {
  type ConfirmDialogProps,
  ConfirmDialog as UiConfirmDialog,
} from "@saywhere/ui/dialog/confirm-dialog";
import { isApiError } from "../../../shared/api-error.ts";
import { errorText } from "../text/error-text.ts";

/** Asks before a call of the API; the dialog stays open and shows the API's error when the call fails. */
export function ConfirmDialog(props: Omit<ConfirmDialogProps, "describeError">) {
  return (
    <UiConfirmDialog {...props} describeError={(error) => (isApiError(error) ? errorText(error) : null)} />
  );
}
