import type { TRPCError } from "@trpc/server";
import type { FastifyBaseLogger } from "fastify";
import { AppError } from "../errors/app-error.ts";

const LOUD = new Set<string>(["INTERNAL_SERVER_ERROR", "BAD_GATEWAY", "SERVICE_UNAVAILABLE"]);

/** Logs internal errors with full detail; errors of the caller are not logged as errors. */
export function logFailure(log: FastifyBaseLogger) {
  return ({ error, path }: { error: TRPCError; path?: string | undefined }): void => {
    // Rejections because of load are not internal errors, so one short line is enough.
    if (error.cause instanceof AppError && error.cause.retryAfter !== undefined) {
      log.warn({ code: error.code, path }, error.message);
    } else if (LOUD.has(error.code)) log.error({ err: error.cause ?? error, path }, "procedure failed");
    else log.debug({ code: error.code, path }, error.message);
  };
}
