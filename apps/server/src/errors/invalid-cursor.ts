import { InvalidCursorError } from "@saywhere/db/queries/pagination/invalid-cursor-error";
import { AppError } from "./app-error.ts";

/** What a caller is told whose key of a page is none that a page gave. */
export function invalidCursorError(): AppError {
  return new AppError("BAD_REQUEST", "This page of the list does not exist. Start again from its beginning.");
}

/** Tells a caller of such a key, where that is what went wrong. */
export function rethrowInvalidCursor(error: unknown): never {
  throw error instanceof InvalidCursorError ? invalidCursorError() : error;
}
