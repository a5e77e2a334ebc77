import { isApiError } from "../../../shared/api-error.ts";
import { conflictOf, errorText } from "../text/error-text.ts";

/**
 * What a refused write says of single fields, by the field's path ("name", "variants.0.native_text"): the faults that
 * the server found, and a value that another record has already, with the free one that the server suggests.
 */
export function fieldErrors(error: unknown): Record<string, string> {
  const conflict = conflictOf(error);
  if (conflict?.reason === "duplicate") {
    const { field, suggestion } = conflict;
    const text = errorText(error);
    // The server's own words may name it already.
    if (!suggestion || text.includes(suggestion)) return { [field]: text };
    return { [field]: `${text.replace(/[.]$/, "")}. “${suggestion}” is free.` };
  }
  const issues = (isApiError(error) && error.data?.issues) || [];
  // The first fault of a field is the one to mend first.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}
