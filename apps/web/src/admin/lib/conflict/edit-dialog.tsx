import type { ReactNode } from "react";
import { useState } from "react";
import { isApiError } from "../../../shared/api-error.ts";
import { FormDialog } from "../dialog/form-dialog.tsx";
import { fieldErrors } from "../form/field-errors.ts";
import type { EntityForm } from "../form/use-entity-form.ts";
import { conflictOf } from "../text/error-text.ts";
import { ConflictDialog, type StaleConflict } from "./conflict-dialog.tsx";
import { type ConflictField, fieldDifferences } from "./field-differences.ts";

interface EditDialogProps<Values extends object, Output> {
  /** As it was when the dialog opened; a newer one that is read meanwhile does not count, since nobody has seen it. */
  record: { id: number; version: number };
  onClose(): void;
  title: string;
  description?: ReactNode;
  form: EntityForm<Values, Output>;
  /** Usually `mutation.mutateAsync`. */
  onSave(input: Output & { id: number; version: number }): Promise<unknown>;
  /** What two people may have left different, in the order of the form. */
  conflictFields: ConflictField[];
  /** What the form began with, where it differs from the form's own values (an address that is made of the name). */
  base?: Partial<Values>;
  submitLabel: string;
  width?: number;
  children: ReactNode;
}

/**
 * A form that changes a record. When somebody else has changed one of its fields meanwhile, a dialog shows both states,
 * and what is chosen there is saved.
 */
export function EditDialog<Values extends object, Output>(props: EditDialogProps<Values, Output>) {
  const { record, onClose, form, onSave, conflictFields, base, children, ...rest } = props;
  const [{ id, version }, setSeen] = useState(record);
  const [conflict, setConflict] = useState<StaleConflict | null>(null);
  const [saving, setSaving] = useState(false);

  const began = { ...form.getInitialValues(), ...base };

  const save = async (output: Output, seen: number): Promise<void> => {
    try {
      await onSave({ ...output, id, version: seen });
    } catch (error) {
      const reason = conflictOf(error);
      const newer = reason?.reason === "stale" ? reason : null;
      // What else was saved is no matter of this form, such as the place of a language among the featured ones.
      if (newer && fieldDifferences(conflictFields, began, began, newer.current).length === 0) {
        return save(output, Number(newer.current["version"]));
      }
      setConflict(newer);
      throw error;
    }
  };

  const resolve = async (values: Values, current: number) => {
    setSaving(true);
    try {
      await save(form.getTransformedValues(values), current);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // What was chosen goes on in the form, with what is wrong beside its fields.
      form.setValues(values);
      form.setErrors(fieldErrors(error));
      setSeen({ id, version: current });
      return;
    } finally {
      setSaving(false);
    }
    form.resetDirty();
    onClose();
  };

  return (
    <>
      <FormDialog
        {...rest}
        onClose={onClose}
        form={form}
        onSubmit={(output) => save(output, version)}
        pendingLabel="Updating..."
      >
        {children}
      </FormDialog>
      <ConflictDialog
        opened={conflict !== null}
        conflict={conflict}
        fields={conflictFields}
        base={began}
        mine={form.getValues()}
        pending={saving}
        onResolve={(values) => conflict && void resolve(values, Number(conflict.current["version"]))}
        onCancel={() => setConflict(null)}
      />
    </>
  );
}
