import type { AppRouter } from "@saywhere/server/app-router";
import type { TRPCClientError } from "@trpc/client";

export type ApiError = TRPCClientError<AppRouter>;

/**
 * Whether an error is a failed API call; anything else is an error of the app itself. Checked by name, not by class: a
 * page rendered on the server gets the errors of the server's own copy of the tRPC client.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "TRPCClientError";
}

/**
 * The HTTP status of a failed call; undefined when no response arrived. A wrapped error counts as the one inside it.
 */
export function statusOf(error: unknown): number | undefined {
  if (!isApiError(error)) return undefined;
  return error.data?.httpStatus ?? statusOf(error.cause);
}

/** Whether no response arrived: `fetch` then throws a TypeError, which the client of the API wraps. */
export function gotNoResponse(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof TypeError;
}
