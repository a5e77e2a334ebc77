import { DatabaseError } from "@saywhere/db/database-error";
import { AppError } from "./app-error.ts";
import { fromDatabaseError } from "./from-database-error.ts";
import { storageFailure } from "./from-storage-error.ts";

/**
 * Converts an error of services, the database or the storage into what callers may see.
 *
 * @returns null for an unexpected error, whose details are not disclosed
 */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  // The message of the DatabaseError is for operators only: it names the database host.
  return fromDatabaseError(error instanceof DatabaseError ? error.cause : error) ?? storageFailure(error);
}
