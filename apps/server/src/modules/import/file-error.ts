import { AppError } from "../../errors/app-error.ts";

/** Creates the error for a file that cannot be read at all; errors of single rows are in the report instead. */
export function fileError(message: string, cause?: unknown): AppError {
  return new AppError("BAD_REQUEST", message, { cause });
}
