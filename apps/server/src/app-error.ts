import { TRPCError } from "@trpc/server";

type AppErrorCode = "NOT_FOUND" | "BAD_REQUEST" | "CONFLICT" | "SERVICE_UNAVAILABLE";

/** An expected failure, with a message for the person who called. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: AppErrorCode;

  constructor(code: AppErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  toTRPCError(): TRPCError {
    return new TRPCError({ code: this.code, message: this.message, cause: this.cause });
  }
}
