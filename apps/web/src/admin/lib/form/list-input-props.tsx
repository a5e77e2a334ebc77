import type { ReactNode } from "react";
import type { EntityForm } from "./use-entity-form.ts";

/** Properties of a field that has all entries of a list: an error of one entry, such as `aliases.0`, is shown beside it. */
export function listInputProps<Values, Output>(
  form: EntityForm<Values, Output>,
  name: string & keyof Values,
) {
  return { ...form.getInputProps(name), error: errorOfList(form.errors, name) };
}

/** The error of a list, or else of its first invalid entry. */
export function errorOfList(errors: Record<string, ReactNode>, name: string): ReactNode {
  return errors[name] ?? Object.entries(errors).find(([path]) => path.startsWith(`${name}.`))?.[1];
}
