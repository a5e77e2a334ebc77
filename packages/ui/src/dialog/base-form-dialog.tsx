import type { KeyboardEvent, ReactNode, RefObject, SyntheticEvent } from "react";
import { Button } from "../button.tsx";
import { FormErrors } from "../form/form-errors.tsx";
import { submitOnControlEnter } from "../form/submit-on-control-enter.ts";
import styles from "./base-form-dialog.module.css";
import { Dialog, DialogActions, type DialogProps } from "./dialog.tsx";

export interface BaseFormDialogProps
  extends Pick<DialogProps, "onClose" | "title" | "description" | "width" | "children"> {
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit(event: SyntheticEvent<HTMLFormElement>): void;
  /** Whether a save is pending. */
  pending: boolean;
  /** Errors that belong to no field. */
  errors: string[];
  /** "Add Language", and "Adding..." while the save is pending. */
  submitLabel: string;
  pendingLabel: string;
  /** Content at the start of the button line, such as "History". */
  extraActions?: ReactNode;
  /** Keys in the form, besides those of saving. */
  onKeyDown?: ((event: KeyboardEvent<HTMLFormElement>) => void) | undefined;
}

/** A form in a dialog, which Ctrl+Enter saves. */
export function BaseFormDialog({
  formRef,
  onSubmit,
  pending,
  errors,
  submitLabel,
  pendingLabel,
  children,
  extraActions,
  onKeyDown,
  ...dialog
}: BaseFormDialogProps) {
  return (
    <Dialog {...dialog} fullScreenOnPhones>
      <form
        ref={formRef}
        className={styles.form}
        noValidate
        onSubmit={onSubmit}
        onKeyDown={(event) => {
          submitOnControlEnter(event);
          onKeyDown?.(event);
        }}
      >
        <FormErrors errors={errors} />
        <div ref={markFirstField} className={styles.fields}>
          {children}
        </div>
        <DialogActions>
          {extraActions && <div className={styles.extra}>{extraActions}</div>}
          <Button variant="outline" size="sm" onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button type="submit" size="sm" pending={pending} aria-keyshortcuts="Control+Enter">
            {pending ? pendingLabel : submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Moves the initial focus to the first field, not to the X before it; a field that the form names takes precedence. */
function markFirstField(fields: HTMLElement | null): void {
  if (fields?.querySelector("[data-autofocus]")) return;
  fields?.querySelector("input:not([type=hidden]), textarea")?.setAttribute("data-autofocus", "");
}
