import { AppError } from "./app-error.ts";

/** Seconds after which a retry makes sense. */
const RETRY_AFTER = 2;

/** Description of 503 in the API document. */
export const BUSY_OR_AWAY =
  "The server is busy, and `Retry-After` says when to try again; or the database does not answer";

/** The server is overloaded, but nothing is broken. */
export function busy(cause?: unknown): AppError {
  return new AppError("SERVICE_UNAVAILABLE", "The server is busy. Try again in a moment.", {
    retryAfter: RETRY_AFTER,
    cause,
  });
}
