import type { Conflict, ErrorBody } from "@saywhere/validators/api/error-body";

const CODES = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
  429: "TOO_MANY_REQUESTS",
  500: "INTERNAL_SERVER_ERROR",
  503: "SERVICE_UNAVAILABLE",
} as const;

interface FailureDetails {
  /** Errors of single fields. */
  issues?: ErrorBody["issues"];
  conflict?: Conflict;
  /** Seconds. */
  retryAfter?: number;
}

/** Thrown by a mocked procedure to fail the call with a status and the server's message. */
export class ApiFailure extends Error {
  readonly status: keyof typeof CODES;
  readonly details: FailureDetails;

  constructor(status: keyof typeof CODES, message = `Failed with ${status}`, details: FailureDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  /** The failed call in tRPC's shape. */
  body(path: string) {
    const { message, status, details } = this;
    return {
      error: { message, code: -32_000, data: { code: CODES[status], httpStatus: status, path, ...details } },
    };
  }
}

/** A mocked procedure that fails every call. */
export function failsWith(...failure: ConstructorParameters<typeof ApiFailure>) {
  return (): never => {
    throw new ApiFailure(...failure);
  };
}
