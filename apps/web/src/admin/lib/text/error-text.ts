import type { Conflict } from "@saywhere/validators/api/error-body";
import { isApiError } from "../../../shared/api-error.ts";
import { NO_PROPER_ANSWER, UNEXPECTED, UNREACHABLE } from "./error-messages.ts";

/** A screen is a file of its own, which could not be loaded. */
export class ScreenNotLoaded extends Error {
  /** @param reachable whether the server answers */
  constructor(reachable: boolean) {
    super(reachable ? NO_PROPER_ANSWER : UNREACHABLE);
  }
}

/**
 * What a person should read of a failed call: the server's own words, or that it cannot be reached.
 *
 * @param error whatever a query, a mutation or the router threw
 */
export function errorText(error: unknown): string {
  if (error instanceof ScreenNotLoaded) return error.message;
  if (!isApiError(error)) return UNEXPECTED;
  if (error.data) return error.message;
  // `fetch` fails with a TypeError when no answer comes at all.
  return error.cause instanceof TypeError ? UNREACHABLE : NO_PROPER_ANSWER;
}

/** Why a write was refused with 409, as far as something can be done about it; null for every other failure. */
export function conflictOf(error: unknown): Conflict | null {
  return (isApiError(error) && error.data?.conflict) || null;
}

/** In how many minutes a call may be tried again, where the server said so; rounded up. */
export function retryAfterMinutes(error: unknown): number | null {
  const seconds = isApiError(error) ? error.data?.retryAfter : undefined;
  return seconds === undefined ? null : Math.max(1, Math.ceil(seconds / 60));
}
