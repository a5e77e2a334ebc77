import { DiscardDialog } from "@saywhere/ui/dialog/discard-dialog";
import {
  FormDialog as UiFormDialog,
  type FormDialogProps as UiFormDialogProps,
} from "@saywhere/ui/dialog/form-dialog";
import type { EntityForm } from "../form/use-entity-form.ts";
import { useFormSubmit } from "../form/use-form-submit.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

type Layout = Omit<UiFormDialogProps, "onClose" | "onSubmit" | "formRef" | "pending" | "errors">;

export interface FormDialogProps<Values, Output> extends Layout {
  /** Called when the dialog is to close: after a save, or when it is left. It is open as long as it is mounted. */
  onClose(saved: boolean): void;
  /** From `useEntityForm`. */
  form: EntityForm<Values, Output>;
  /**
   * Saves what the schema made of the fields, usually `mutation.mutateAsync`. The dialog closes when it succeeds;
   * when it fails the dialog stays, faults of fields are shown beside them, and the mutation's own `onError` tells
   * the rest in a toast.
   */
  onSubmit(output: Output): Promise<unknown>;
}

/**
 * A form in a dialog: `{adding && <AddDialog onClose={…} />}` mounts it, with a form of its own, while it is open.
 * Ctrl+Enter saves. Escape, the X, Cancel and a click outside ask first when something was
 * changed, as do going to another page and closing the tab. On a save with faults the first of them gets the focus.
 */
export function FormDialog<Values, Output>({
  onClose,
  form,
  onSubmit,
  ...layout
}: FormDialogProps<Values, Output>) {
  const { formRef, submit, pending, faults } = useFormSubmit(form, onSubmit, () => onClose(true));
  const guard = useLeaveGuard(() => form.isDirty(), form.reset);
  const close = () => {
    if (!pending && !guard.asking) guard.leave(() => onClose(false));
  };
  return (
    <>
      <UiFormDialog
        {...layout}
        formRef={formRef}
        onClose={close}
        onSubmit={submit}
        pending={pending}
        errors={faults}
      />
      {guard.asking && <DiscardDialog onKeep={guard.keep} onDiscard={guard.discard} />}
    </>
  );
}
