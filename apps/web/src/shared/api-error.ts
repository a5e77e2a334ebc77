import type { AppRouter } from "@saywhere/server/app-router";
import type { TRPCClientError } from "@trpc/client";

export type ApiError = TRPCClientError<AppRouter>;

/**
 * Whether a call of the API failed; anything else is an error of the app itself. By name, not by class: a page that is
 * rendered in the server gets the errors of the server's own copy of tRPC's client.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "TRPCClientError";
}

/** The HTTP status of a failed call; undefined where no response came. A wrapped error counts as the one inside it. */
export function statusOf(error: unknown): number | undefined {
  if (!isApiError(error)) return undefined;
  return error.data?.httpStatus ?? statusOf(error.cause);
}
