import type { AppRouter } from "@saywhere/server/app-router";
import { TRPCClientError } from "@trpc/client";

interface FailedCallOptions {
  /** The HTTP status; absent when no response arrived. */
  status?: number;
  cause?: unknown;
}

/** An error like that of a failed API call: screens read its status and decide whether to retry. */
export function failedCall(message: string, { status, cause }: FailedCallOptions = {}): Error {
  if (status === undefined) return new TRPCClientError<AppRouter>(message, { cause: asError(cause) });
  return TRPCClientError.from<AppRouter>({
    error: { message, code: -32_000, data: { httpStatus: status } },
  } as never);
}

function asError(cause: unknown): Error | undefined {
  return cause instanceof Error ? cause : undefined;
}
