import type { AppRouter } from "@saywhere/server/app-router";
import { TRPCClientError } from "@trpc/client";
import type { ApiFailure } from "../../testing/api-failure.ts";

/** What a mutation throws when the API answers so, for tests that have no API. */
export function failedCall(failure: ApiFailure): TRPCClientError<AppRouter> {
  return TRPCClientError.from<AppRouter>(failure.body("test.call") as never);
}
