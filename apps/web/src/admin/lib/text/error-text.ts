import type { Conflict } from "@saywhere/validators/api/error-body";
import { gotNoResponse, isApiError } from "../../../shared/api-error.ts";
import { NO_PROPER_ANSWER, UNEXPECTED, UNREACHABLE } from "./error-messages.ts";

/** The script of a screen could not be loaded. */
export class ScreenNotLoaded extends Error {
  /** @param reachable whether the server answers */
  constructor(reachable: boolean) {
    super(reachable ? NO_PROPER_ANSWER : UNREACHABLE);
  }
}

/**
 * The message of a failed call: that of the server, or that the server cannot be reached.
 *
 * @param error the error of a query, a mutation or the router
 */
export function errorText(error: unknown): string {
  if (error instanceof ScreenNotLoaded) return error.message;
  if (!isApiError(error)) return UNEXPECTED;
  if (error.data) return error.message;
  return gotNoResponse(error) ? UNREACHABLE : NO_PROPER_ANSWER;
}

/** The conflict of a write that was rejected with 409; null for any other error. */
export function conflictOf(error: unknown): Conflict | null {
  return (isApiError(error) && error.data?.conflict) || null;
}

/** The message of a rejected sign-in, in minutes if there were too many attempts. */
export function signInErrorText(error: unknown): string {
  const minutes = retryAfterMinutes(error);
  if (minutes === null) return errorText(error);
  return `Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}

/** Minutes after which a call can be retried, rounded up; null if the server did not give any. */
export function retryAfterMinutes(error: unknown): number | null {
  const seconds = isApiError(error) ? error.data?.retryAfter : undefined;
  return seconds === undefined ? null : Math.max(1, Math.ceil(seconds / 60));
}
