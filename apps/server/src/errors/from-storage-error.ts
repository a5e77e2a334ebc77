import { AppError } from "./app-error.ts";
import { StorageError } from "./storage-error.ts";

/**
 * Converts an error of the storage into what callers may see.
 *
 * @returns null for every other error
 */
export function storageFailure(error: unknown): AppError | null {
  if (!(error instanceof StorageError)) return null;
  // Only an invalid key is the caller's mistake; all other errors are for the operators of the storage to fix.
  const code = error.reason === "key" ? "BAD_REQUEST" : "SERVICE_UNAVAILABLE";
  return new AppError(code, error.message, { cause: error });
}
