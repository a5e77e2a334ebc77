import { conflictOf, errorText, isApiError } from "./error-text.ts";

/**
 * What a refused write says of single fields, by the field's path ("name", "variants.0.native_text"): the faults that
 * the server found, and a value that another record has already, with the free one that the server suggests.
 */
export function fieldErrors(error: unknown): Record<string, string> {
  const conflict = conflictOf(error);
  if (conflict?.reason === "duplicate") {
    const { field, suggestion } = conflict;
    const text = errorText(error);
    return { [field]: suggestion ? `${text.replace(/[.]$/, "")}. “${suggestion}” is free.` : text };
  }
  const issues = (isApiError(error) && error.data?.issues) || [];
  // The first fault of a field is the one to mend first.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}
