import { AppError } from "../errors/app-error.ts";

/** Creates the error for a value that its schema cannot reject: an unknown record, a text without letters. */
export function invalidField(path: (string | number)[], message: string): AppError {
  return new AppError("BAD_REQUEST", message, { issues: [{ path, message }] });
}
