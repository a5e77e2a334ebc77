import { useState } from "react";
import { isApiError } from "../../../shared/api-error.ts";
import { useUnmountSignal } from "../../../shared/use-unmount-signal.ts";
import { ConflictDialog, type StaleConflict } from "../conflict/conflict-dialog.tsx";
import { type ConflictField, fieldDifferences } from "../conflict/field-differences.ts";
import { fieldErrors } from "../form/field-errors.ts";
import { conflictOf } from "../text/error-text.ts";
import { FormDialog, type FormDialogProps } from "./form-dialog.tsx";

interface EditDialogProps<Values extends object, Output>
  extends Omit<FormDialogProps<Values, Output>, "onClose" | "onSave" | "pendingLabel"> {
  /** The record as of the opening of the dialog, not a newer version that was read meanwhile. */
  record: { id: number; version: number };
  onClose(): void;
  /** Saves the output of the schema over the version that the editor has seen; usually `mutation.mutateAsync`. */
  onSave(input: Output & { id: number; version: number }): Promise<unknown>;
  /** The fields that can be in conflict, in the order of the form. */
  conflictFields: ConflictField[];
  /** Values that the editor started from, where they differ from the form's initial ones: a slug derived from the name. */
  base?: Partial<Values>;
  /** Values that fields show although the form does not hold them, such as that slug once the name has changed. */
  shown?: Partial<Values>;
}

/**
 * A form that edits a record. If another editor has changed one of its fields meanwhile, a dialog shows both versions and
 * saves the chosen values.
 */
export function EditDialog<Values extends object, Output>(props: EditDialogProps<Values, Output>) {
  const { record, onClose, form, onSave, conflictFields, base, shown, ...rest } = props;
  /** The version that the next save replaces: the record's, or the newer one of the last conflict. */
  const [{ id, version }, setSeen] = useState(record);
  const [conflict, setConflict] = useState<StaleConflict | null>(null);
  const [saving, setSaving] = useState(false);
  const left = useUnmountSignal();

  /** What the editor started from: a field of the newer version that differs from it was changed by someone else. */
  const initial = { ...form.getInitialValues(), ...base };

  const saveOver = async (output: Output, seen: number): Promise<void> => {
    try {
      await onSave({ ...output, id, version: seen });
    } catch (error) {
      const reason = conflictOf(error);
      const newer = reason?.reason === "stale" ? reason : null;
      // Changes outside this form, such as the position of a featured language, are not a conflict.
      if (newer && fieldDifferences(conflictFields, initial, initial, newer.current).length === 0) {
        return saveOver(output, Number(newer.current["version"]));
      }
      setConflict(newer);
      throw error;
    }
  };

  const resolve = async (values: Values, current: number) => {
    setSaving(true);
    try {
      await saveOver(form.getTransformedValues(values), current);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // The form continues with the chosen values, and shows the errors beside its fields.
      form.setValues(values);
      form.setErrors(fieldErrors(error));
      setSeen({ id, version: current });
      return;
    } finally {
      setSaving(false);
    }
    if (left.current.aborted) return;
    form.resetDirty();
    onClose();
  };

  return (
    <>
      <FormDialog
        {...rest}
        onClose={onClose}
        form={form}
        onSave={(output) => saveOver(output, version)}
        pendingLabel="Updating..."
      />
      <ConflictDialog
        conflict={conflict}
        fields={conflictFields}
        base={initial}
        mine={{ ...form.getValues(), ...shown }}
        pending={saving}
        onResolve={(values) => conflict && void resolve(values, Number(conflict.current["version"]))}
        onCancel={() => setConflict(null)}
      />
    </>
  );
}
