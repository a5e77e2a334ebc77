import type { KeyboardEvent, ReactNode, RefObject, SyntheticEvent } from "react";
import { Button } from "../button.tsx";
import { FormErrors } from "../form/form-errors.tsx";
import { submitOnControlEnter } from "../form/submit-on-control-enter.ts";
import styles from "./base-form-dialog.module.css";
import { Dialog, DialogActions } from "./dialog.tsx";

export interface BaseFormDialogProps {
  /** Called by Escape, the X, Cancel and a click outside. The dialog is open while mounted. */
  onClose(): void;
  title: string;
  description?: ReactNode;
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit(event: SyntheticEvent<HTMLFormElement>): void;
  /** Whether a save is pending. */
  pending: boolean;
  /** Errors that belong to no field. */
  errors: string[];
  /** "Add Language", and "Adding..." while the save is pending. */
  submitLabel: string;
  pendingLabel: string;
  /** In pixels. */
  width?: number | undefined;
  /** The fields. */
  children: ReactNode;
  /** Content at the start of the button line, such as "History". */
  extraActions?: ReactNode;
  /** Keys in the form, besides those of saving. */
  onKeyDown?: ((event: KeyboardEvent<HTMLFormElement>) => void) | undefined;
}

/** A form in a dialog, which Ctrl+Enter saves. */
export function BaseFormDialog({
  onClose,
  title,
  description,
  formRef,
  onSubmit,
  pending,
  errors,
  submitLabel,
  pendingLabel,
  width,
  children,
  extraActions,
  onKeyDown,
}: BaseFormDialogProps) {
  return (
    <Dialog onClose={onClose} title={title} description={description} width={width} fullScreenOnPhones>
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
          <Button variant="outline" size="sm" onClick={onClose}>
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
