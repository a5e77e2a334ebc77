import {
  type ConfirmDialogProps,
  ConfirmDialog as UiConfirmDialog,
} from "@saywhere/ui/dialog/confirm-dialog";
import { isApiError } from "../../../shared/api-error.ts";
import { errorText } from "../text/error-text.ts";

/** Asks for confirmation of an API call. If the call fails, the dialog stays open and shows the error. */
export function ConfirmDialog(props: Omit<ConfirmDialogProps, "describeError">) {
  return (
    <UiConfirmDialog {...props} describeError={(error) => (isApiError(error) ? errorText(error) : null)} />
  );
}
