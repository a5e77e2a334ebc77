import type { Conflict, ErrorBody } from "@saywhere/validators/api/error-body";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { ZodError } from "zod";

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
  | "BAD_GATEWAY"
  | "SERVICE_UNAVAILABLE"
  | "INSUFFICIENT_STORAGE";

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
    const code = isRestOnly(this.code) ? REST_ONLY[this.code].trpc : this.code;
    return new TRPCError({ code, message: this.message, cause: this });
  }
}

/** Codes that tRPC lacks: REST responds with the error's own. */
const REST_ONLY = {
  GONE: { status: 410, trpc: "PRECONDITION_FAILED" },
  INSUFFICIENT_STORAGE: { status: 507, trpc: "BAD_GATEWAY" },
} as const;

function isRestOnly(code: AppErrorCode): code is keyof typeof REST_ONLY {
  return code in REST_ONLY;
}

/** Returns the status of an error, and the code for programs. */
export function restErrorOf(error: TRPCError): { status: number; code: string } {
  const code = error.cause instanceof AppError && error.cause.code;
  if (code && isRestOnly(code)) return { status: REST_ONLY[code].status, code };
  return { status: getHTTPStatusCodeFromError(error), code: error.code };
}

/** Returns the invalid fields that an error names, each once; undefined for an error that names none. */
export function issuesOf(error: unknown): ErrorBody["issues"] {
  if (error instanceof AppError) return error.issues;
  if (!(error instanceof ZodError)) return undefined;
  const named = new Set<string>();
  return error.issues.flatMap(({ path, message }) => {
    const name = JSON.stringify(path);
    if (path.length > 0 && named.has(name)) return [];
    named.add(name);
    return { path: path as (string | number)[], message };
  });
}

/** Creates the error for a value that another record has; `suggestion` is one that none has. */
export function duplicateField(
  field: string,
  message: string,
  { suggestion = null, cause }: { suggestion?: string | null; cause?: unknown } = {},
): AppError {
  return new AppError("CONFLICT", message, {
    issues: [{ path: [field], message }],
    conflict: { reason: "duplicate", field, suggestion },
    cause,
  });
}

/** Creates the error for a value that its schema cannot reject: an unknown record, a text without letters. */
export function invalidField(path: (string | number)[], message: string): AppError {
  return new AppError("BAD_REQUEST", message, { issues: [{ path, message }] });
}
