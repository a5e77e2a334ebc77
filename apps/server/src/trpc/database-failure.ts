import { AppError } from "../app-error.ts";

/** SQLSTATE of a text with a character that PostgreSQL cannot hold: the null character. */
const UNTRANSLATABLE = "22021";

const NO_CONNECTION = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "53300"]);

/** What pg says, without a code, where a connection ends or none comes. */
const NO_CONNECTION_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Cannot use a pool)/;

/**
 * Tells the failures of the database that the caller can do something about.
 *
 * @returns null for every other error
 */
export function databaseFailure(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === UNTRANSLATABLE) {
    return new AppError("BAD_REQUEST", "The text holds a character that cannot be stored", { cause: error });
  }
  // Classes 08 and 57P: the connection failed, the server is starting or shutting down.
  if (NO_CONNECTION.has(code) || /^(08|57P)/.test(code) || NO_CONNECTION_MESSAGE.test(error.message)) {
    return new AppError(
      "SERVICE_UNAVAILABLE",
      "The database does not answer. Please try again in a minute.",
      {
        cause: error,
      },
    );
  }
  return null;
}
