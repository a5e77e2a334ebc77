import type { ReactNode } from "react";
import type { EntityForm } from "./use-entity-form.ts";

/**
 * Props of a field that edits all entries of a list. An error of one entry, such as `aliases.0`, is shown beside the
 * field with the beginning of the entry. A change of the list removes it, as the entry may have another position then.
 */
export function listInputProps<Values, Output>(
  form: EntityForm<Values, Output>,
  name: string & keyof Values,
) {
  const { onChange, ...props } = form.getInputProps(name);
  return {
    ...props,
    error: form.errors[name] ?? namedError(form, name),
    onChange: (entries: string[]) => {
      for (const path of errorsOfEntries(form.errors, name)) form.clearFieldError(path);
      onChange(entries);
    },
  };
}

/** Whether a list or one of its entries is invalid. */
export function hasListError(errors: Record<string, ReactNode>, name: string): boolean {
  return errors[name] !== undefined || errorsOfEntries(errors, name).length > 0;
}

function errorsOfEntries(errors: Record<string, ReactNode>, name: string): string[] {
  return Object.keys(errors).filter((path) => path.startsWith(`${name}.`));
}

/** Number of characters by which an entry is recognized. */
const NAME_LENGTH = 24;

/** The error of the first invalid entry, after the beginning of the entry. */
function namedError<Values, Output>(
  form: EntityForm<Values, Output>,
  name: string & keyof Values,
): ReactNode {
  const [path] = errorsOfEntries(form.errors, name);
  if (path === undefined) return undefined;
  const entry: unknown = (form.getValues()[name] as unknown[])[Number(path.slice(name.length + 1))];
  if (typeof entry !== "string") return form.errors[path];
  const start = entry.length > NAME_LENGTH ? `${entry.slice(0, NAME_LENGTH).trimEnd()}…` : entry;
  return (
    <>
      “<bdi>{start}</bdi>”: {form.errors[path]}
    </>
  );
}
