import { InvalidCursorError } from "@saywhere/db/queries/pagination/cursor";
import { AppError } from "./app-error.ts";

/** Returns the error for a cursor that no page contained. */
export function invalidCursorError(): AppError {
  return new AppError("BAD_REQUEST", "This page of the list does not exist. Start again from its beginning.");
}

/** Throws a BAD_REQUEST in place of an InvalidCursorError, and any other error unchanged. */
export function translateCursorError(error: unknown): never {
  throw error instanceof InvalidCursorError ? invalidCursorError() : error;
}
