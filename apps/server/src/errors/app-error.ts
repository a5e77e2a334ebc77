import type { Conflict, ErrorBody } from "@saywhere/validators/api/error-body";
import { TRPCError } from "@trpc/server";

type AppErrorCode =
  | "BAD_REQUEST"
  | "UNAUTHORIZED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "CONFLICT"
  | "PAYLOAD_TOO_LARGE"
  | "TOO_MANY_REQUESTS"
  | "SERVICE_UNAVAILABLE";

export interface AppErrorDetails {
  /** The invalid fields, with messages for users. */
  issues?: ErrorBody["issues"];
  /** Why a write was rejected, for the caller to act on. */
  conflict?: Conflict;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** Seconds after which a retry makes sense when the server is overloaded. */
export const RETRY_AFTER_SECONDS = 2;

/** An expected error, with a message for the caller. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: AppErrorCode;
  readonly issues: ErrorBody["issues"];
  readonly conflict: Conflict | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: AppErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.issues = details.issues;
    this.conflict = details.conflict;
    this.retryAfter = details.retryAfter;
  }

  toTRPCError(): TRPCError {
    return new TRPCError({ code: this.code, message: this.message, cause: this });
  }
}

/** Creates the error for a value that its schema cannot reject: an unknown record, a text without letters. */
export function invalidField(path: (string | number)[], message: string): AppError {
  return new AppError("BAD_REQUEST", message, { issues: [{ path, message }] });
}
