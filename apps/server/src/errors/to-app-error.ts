import { DatabaseError, errorCode, isConnectionError } from "@saywhere/db/database-error";
import { AppError, RETRY_AFTER_SECONDS } from "./app-error.ts";
import { StorageError, type StorageFailure } from "./storage-error.ts";

/**
 * Converts an error of services, the database or the storage into what callers may see.
 *
 * @returns null for an unexpected error, whose details are not disclosed
 */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  // The message of the DatabaseError is for operators only: it names the database host.
  return fromDatabaseError(error instanceof DatabaseError ? error.cause : error) ?? fromStorageError(error);
}

/** The server is overloaded, but nothing is broken. */
function busy(cause?: unknown): AppError {
  return new AppError("SERVICE_UNAVAILABLE", "The server is busy. Try again in a moment.", {
    retryAfter: RETRY_AFTER_SECONDS,
    cause,
  });
}

/** SQLSTATEs for a null character, which PostgreSQL cannot store: in text, and in JSON. */
const UNTRANSLATABLE = new Set(["22021", "22P05"]);

/** Message of pg when every connection of the pool was in use for as long as a call may wait for one. */
const NO_CONNECTION_FREE = "timeout exceeded when trying to connect";

/** Messages for errors of PostgreSQL that its operator can fix or that are temporary, by SQLSTATE. */
const PASSING: Record<string, string> = {
  "53100":
    "The disk of the database is full, so nothing can be saved. Ask the server’s operator to free up space, then try again.",
  "53200": "The database is out of memory. Please try again in a minute.",
  "53300": "The database has no free connections. Please try again in a minute.",
  "55P03": "Someone else is saving a lot of data right now. Please try again in a minute.",
  "57014": "This took too long. Request less at a time, or try again in a minute.",
  "58030": "The database cannot write to its disk. Ask the server’s operator to check it, then try again.",
  "25P03": "The change timed out. Please try again.",
};

/**
 * Converts errors of the database that the caller can act on.
 *
 * @returns null for every other error
 */
export function fromDatabaseError(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  const code = errorCode(error);
  if (UNTRANSLATABLE.has(code)) {
    return new AppError("BAD_REQUEST", "The text contains a character that cannot be stored", {
      cause: error,
    });
  }
  const passing = PASSING[code];
  if (passing !== undefined) return new AppError("SERVICE_UNAVAILABLE", passing, { cause: error });
  if (error.message === NO_CONNECTION_FREE) return busy(error);
  if (isConnectionError(error)) {
    const message = "The database is not responding. Please try again in a minute.";
    return new AppError("SERVICE_UNAVAILABLE", message, { cause: error });
  }
  return null;
}

/** Only what may pass by itself is SERVICE_UNAVAILABLE, because its response invites programs to try again soon. */
const STORAGE_CODES = {
  key: "BAD_REQUEST",
  full: "INSUFFICIENT_STORAGE",
  address: "BAD_GATEWAY",
  bucket: "BAD_GATEWAY",
  clock: "BAD_GATEWAY",
  credentials: "BAD_GATEWAY",
  forbidden: "BAD_GATEWAY",
  interrupted: "SERVICE_UNAVAILABLE",
  overloaded: "SERVICE_UNAVAILABLE",
  unreachable: "SERVICE_UNAVAILABLE",
  unknown: "SERVICE_UNAVAILABLE",
} as const satisfies Record<StorageFailure, string>;

/**
 * Converts an error of the storage into what callers may see.
 *
 * @returns null for every other error
 */
function fromStorageError(error: unknown): AppError | null {
  if (!(error instanceof StorageError)) return null;
  return new AppError(STORAGE_CODES[error.reason], error.message, { cause: error });
}
