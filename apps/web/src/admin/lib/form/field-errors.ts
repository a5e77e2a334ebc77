import { isApiError } from "../../../shared/api-error.ts";
import { conflictOf, errorText } from "../text/error-text.ts";

/**
 * Returns the error messages of a rejected write by field path ("name", "variants.0.native_text"): validation errors, and
 * conflicts with another record's value, with the free value that the server suggests.
 */
export function fieldErrors(error: unknown): Record<string, string> {
  const conflict = conflictOf(error);
  if (conflict?.reason === "duplicate") {
    const { field, suggestion } = conflict;
    const text = errorText(error);
    // The message of the server may contain it already.
    if (!suggestion || text.includes(suggestion)) return { [field]: text };
    return { [field]: `${text.replace(/[.]$/, "")}. “${suggestion}” is free.` };
  }
  const issues = (isApiError(error) && error.data?.issues) || [];
  // Only the first error of a field is shown.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}
