import { BaseConfirmDialog, type BaseConfirmDialogProps } from "@saywhere/ui/dialog/base-confirm-dialog";
import { isApiError } from "../../../shared/api-error.ts";
import { errorText } from "../text/error-text.ts";

/** Asks for confirmation of an API call. If the call fails, the dialog stays open and shows the error. */
export function ConfirmDialog(props: Omit<BaseConfirmDialogProps, "describeError">) {
  return (
    <BaseConfirmDialog {...props} describeError={(error) => (isApiError(error) ? errorText(error) : null)} />
  );
}
