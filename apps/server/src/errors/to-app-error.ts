import { DatabaseError } from "@saywhere/db/database-error";
import { AppError } from "./app-error.ts";
import { fromDatabaseError } from "./from-database-error.ts";
import { storageFailure } from "./from-storage-error.ts";

/**
 * What callers are told of a failure: of services, of the database and of the storage alike.
 *
 * @returns null for an error that is nobody's business outside
 */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  // Its own words are for whoever runs the server: they tell where the database is.
  return fromDatabaseError(error instanceof DatabaseError ? error.cause : error) ?? storageFailure(error);
}
