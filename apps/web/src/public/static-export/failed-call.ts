import type { AppRouter } from "@saywhere/server/app-router";
import { TRPCClientError } from "@trpc/client";

interface FailedCallOptions {
  /** The HTTP status; left out where no answer came. */
  status?: number;
  cause?: unknown;
}

/** A failure as calls of the API fail: screens know its status, and whether to try again. */
export function failedCall(message: string, { status, cause }: FailedCallOptions = {}): Error {
  if (status === undefined) return new TRPCClientError<AppRouter>(message, { cause: asError(cause) });
  return TRPCClientError.from<AppRouter>({
    error: { message, code: -32_000, data: { httpStatus: status } },
  } as never);
}

function asError(cause: unknown): Error | undefined {
  return cause instanceof Error ? cause : undefined;
}
