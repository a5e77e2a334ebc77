import { AppError } from "./app-error.ts";

/** Seconds after which trying again makes sense. */
const RETRY_AFTER = 2;

/** What the API document says of 503. */
export const BUSY_OR_AWAY =
  "The server is busy, and `Retry-After` says when to try again; or the database does not answer";

/** The server has more to do than it can, and nothing is broken. */
export function busy(cause?: unknown): AppError {
  return new AppError("SERVICE_UNAVAILABLE", "The server is busy. Try again in a moment.", {
    retryAfter: RETRY_AFTER,
    cause,
  });
}
