import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { isApiError } from "../../../shared/api-error.ts";
import { useUnmountSignal } from "../../../shared/use-unmount-signal.ts";
import { conflictOf, errorText } from "../text/error-text.ts";
import { fieldErrors } from "./field-errors.ts";
import type { EntityForm } from "./use-entity-form.ts";

/**
 * Saves a form: validates it, calls `save` with the output of the schema, and after success `onSaved`, unless the user
 * has left the form meanwhile. It also resets the dirty state where the form has a leave guard. Validation errors of the
 * form and of the server are shown beside their fields, and the first invalid field gets the focus. `FormDialog` uses it;
 * forms on a page (settings) use it directly, with `noValidate`.
 *
 * @returns `formRef` and `submit` for the form, whether a save is in progress, and the errors that belong to no field
 */
export function useFormSubmit<Values, Output>(
  form: EntityForm<Values, Output>,
  save: (output: Output) => Promise<unknown>,
  onSaved: () => void,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<string[]>([]);
  const [rejections, setRejections] = useState(0);
  const left = useUnmountSignal();

  // Runs after the fields have been rendered with their errors.
  useEffect(() => {
    if (rejections > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejections]);

  const focusFirstError = () => setRejections((count) => count + 1);

  const saveValid = async (output: Output) => {
    if (pending) return;
    setPending(true);
    setErrors([]);
    try {
      await save(output);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { ofFields, others } = sortErrors(fieldErrors(error), form.getValues());
      form.setErrors(ofFields);
      const isReported = Object.keys(ofFields).length > 0 || others.length > 0 || isStale(error);
      setErrors(isReported ? others : [errorText(error)]);
      focusFirstError();
      return;
    } finally {
      setPending(false);
    }
    // A user who has left the form meanwhile is not brought back.
    if (!left.current.aborted) onSaved();
  };

  const submit = (event?: SyntheticEvent<HTMLFormElement>) => {
    // A dialog may be inside a form of a page: events bubble from portals to their React parents.
    event?.stopPropagation();
    form.onSubmit(saveValid, focusFirstError)(event);
  };
  return { formRef, submit, pending, errors };
}

/** A newer save of another editor is shown by the conflict dialog. */
const isStale = (error: unknown) => conflictOf(error)?.reason === "stale";

function sortErrors(errors: Record<string, string>, values: unknown) {
  const ofFields: Record<string, string> = {};
  const others: string[] = [];
  for (const [path, message] of Object.entries(errors)) {
    const field = path.split(".")[0] ?? "";
    if (field in (values as object)) ofFields[path] = message;
    else others.push(message);
  }
  return { ofFields, others };
}
