import { AppError } from "./app-error.ts";
import { StorageError } from "./storage-error.ts";

/**
 * What callers are told of a failure of the storage.
 *
 * @returns null for every other error
 */
export function storageFailure(error: unknown): AppError | null {
  if (!(error instanceof StorageError)) return null;
  // The name alone is the caller's; everything else is for those who run the store to mend.
  const code = error.reason === "key" ? "BAD_REQUEST" : "SERVICE_UNAVAILABLE";
  return new AppError(code, error.message, { cause: error });
}
