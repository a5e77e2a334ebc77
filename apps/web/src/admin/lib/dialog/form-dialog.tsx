import { Button } from "@saywhere/ui/button";
import type { ReactNode } from "react";
import { FormFaults } from "../form/form-faults.tsx";
import { submitOnControlEnter } from "../form/submit-on-control-enter.ts";
import type { EntityForm } from "../form/use-entity-form.ts";
import { useFormSave } from "../form/use-form-save.ts";
import { Dialog, DialogActions } from "./dialog.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";
import styles from "./form-dialog.module.css";
import { useLeaveGuard } from "./use-leave-guard.ts";

export interface FormDialogProps<Values, Output> {
  /** Called when the dialog is to close: after a save, or when it is left. It is open as long as it is mounted. */
  onClose(saved: boolean): void;
  title: string;
  description?: ReactNode;
  /** From `useEntityForm`. */
  form: EntityForm<Values, Output>;
  /**
   * Saves what the schema made of the fields, usually `mutation.mutateAsync`. The dialog closes when it succeeds;
   * when it fails the dialog stays, faults of fields are shown beside them, and the mutation's own `onError` tells
   * the rest in a toast.
   */
  onSubmit(output: Output): Promise<unknown>;
  /** "Add Language", and "Adding..." while it is being saved. */
  submitLabel: string;
  pendingLabel: string;
  /** In pixels. */
  width?: number;
  /** The fields. */
  children: ReactNode;
  /** At the start of the line of buttons, such as "History". */
  extraActions?: ReactNode;
}

/**
 * A form in a dialog: `{adding && <AddDialog onClose={…} />}` mounts it, with a form of its own, while it is open.
 * Ctrl+Enter saves. Escape, the X, Cancel and a click outside ask first when something was
 * changed, as do going to another page and closing the tab. On a save with faults the first of them gets the focus.
 */
export function FormDialog<Values, Output>({
  onClose,
  title,
  description,
  form,
  onSubmit,
  submitLabel,
  pendingLabel,
  width,
  children,
  extraActions,
}: FormDialogProps<Values, Output>) {
  const { formRef, submit, pending, faults } = useFormSave(form, onSubmit, () => onClose(true));
  const guard = useLeaveGuard(() => form.isDirty(), form.reset);
  const close = () => {
    if (!pending && !guard.asking) guard.leave(() => onClose(false));
  };
  return (
    <>
      <Dialog onClose={close} title={title} description={description} width={width} fullScreenOnPhones>
        <form
          ref={formRef}
          className={styles.form}
          noValidate
          onSubmit={submit}
          onKeyDown={submitOnControlEnter}
        >
          <FormFaults faults={faults} />
          <div ref={markFirstField} className={styles.fields}>
            {children}
          </div>
          <DialogActions>
            {extraActions && <div className={styles.extra}>{extraActions}</div>}
            <Button variant="outline" size="sm" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" size="sm" pending={pending} aria-keyshortcuts="Control+Enter">
              {pending ? pendingLabel : submitLabel}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {guard.asking && <DiscardDialog onKeep={guard.keep} onDiscard={guard.discard} />}
    </>
  );
}

/** Has the focus begin in the first field, not at the X before it; a field that a form names itself goes first. */
function markFirstField(fields: HTMLElement | null): void {
  if (fields?.querySelector("[data-autofocus]")) return;
  fields?.querySelector("input:not([type=hidden]), textarea")?.setAttribute("data-autofocus", "");
}
