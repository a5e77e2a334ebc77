import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { isApiError } from "../../../shared/api-error.ts";
import { conflictOf, errorText } from "../text/error-text.ts";
import { fieldErrors } from "./field-errors.ts";
import type { EntityForm } from "./use-entity-form.ts";

/**
 * Saves a form: checks it, calls `onSubmit` with the schema's output, and on success takes what is in the fields for
 * the saved state and calls `onSaved`. Faults, the form's own and the server's, are put beside their fields, and the
 * first gets the focus. `FormDialog` is made of it; forms on a page (settings) use it themselves, with `noValidate`
 * on the form.
 *
 * @returns `formRef` and `submit` for the form, whether a save is under way, and the faults that belong to no field
 */
export function useFormSubmit<Values, Output>(
  form: EntityForm<Values, Output>,
  onSubmit: (output: Output) => Promise<unknown>,
  onSaved: () => void,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [faults, setFaults] = useState<string[]>([]);
  const [refusals, setRefusals] = useState(0);

  // After the fields have been drawn with their faults.
  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = () => setRefusals((count) => count + 1);

  const save = async (output: Output) => {
    if (pending) return;
    setPending(true);
    setFaults([]);
    try {
      await onSubmit(output);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { ofFields, others } = sortFaults(fieldErrors(error), form.getValues());
      form.setErrors(ofFields);
      const told = Object.keys(ofFields).length > 0 || others.length > 0 || isStale(error);
      setFaults(told ? others : [errorText(error)]);
      refuse();
      return;
    } finally {
      setPending(false);
    }
    form.resetDirty();
    onSaved();
  };

  const submit = (event?: SyntheticEvent<HTMLFormElement>) => {
    // A form in a dialog in a form of a page: portals pass events on to their React parents.
    event?.stopPropagation();
    form.onSubmit(save, refuse)(event);
  };
  return { formRef, submit, pending, faults };
}

/** Somebody else's newer save is shown by a dialog of its own. */
const isStale = (error: unknown) => conflictOf(error)?.reason === "stale";

function sortFaults(errors: Record<string, string>, values: unknown) {
  const ofFields: Record<string, string> = {};
  const others: string[] = [];
  for (const [path, message] of Object.entries(errors)) {
    const field = path.split(".")[0] ?? "";
    if (field in (values as object)) ofFields[path] = message;
    else others.push(message);
  }
  return { ofFields, others };
}
