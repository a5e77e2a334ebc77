import { AppError } from "../../errors/app-error.ts";

/** A file that cannot be read at all; what is wrong with one of its rows is told in the report. */
export function fileError(message: string, cause?: unknown): AppError {
  return new AppError("BAD_REQUEST", message, { cause });
}
