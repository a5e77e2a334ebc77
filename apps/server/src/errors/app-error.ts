import type { Conflict, ErrorBody } from "@saywhere/validators/api/error-body";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";

type AppErrorCode =
  | "BAD_REQUEST"
  | "UNAUTHORIZED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "CONFLICT"
  | "GONE"
  | "PRECONDITION_FAILED"
  | "PAYLOAD_TOO_LARGE"
  | "UNPROCESSABLE_CONTENT"
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
    // tRPC has no code for status 410; REST responds with the error's own.
    const code = this.code === "GONE" ? "PRECONDITION_FAILED" : this.code;
    return new TRPCError({ code, message: this.message, cause: this });
  }
}

/** Returns the status of an error, and the code for programs. */
export function restErrorOf(error: TRPCError): { status: number; code: string } {
  if (error.cause instanceof AppError && error.cause.code === "GONE") return { status: 410, code: "GONE" };
  return { status: getHTTPStatusCodeFromError(error), code: error.code };
}

/** Creates the error for a value that its schema cannot reject: an unknown record, a text without letters. */
export function invalidField(path: (string | number)[], message: string): AppError {
  return new AppError("BAD_REQUEST", message, { issues: [{ path, message }] });
}
