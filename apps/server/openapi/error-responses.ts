import { type ErrorBody, problem } from "@saywhere/validators/api/error-body";
import { createSchema } from "zod-openapi";
import { validationMessage } from "../src/errors/validation-message.ts";
import { ENCODED_BODY } from "../src/http/encoded-bodies.ts";
import { UNSUPPORTED_TYPE } from "../src/http/error-handler.ts";
import { toProblem } from "../src/http/problem-details.ts";
import { MAX_URL_LENGTH } from "../src/http/request-size-limits.ts";
import type { ApiResponse } from "./api-operation.ts";
import { TASK } from "./request-examples.ts";

export const SIGN_IN_FAILED =
  "No valid session or token was sent; or the session or the token ended while the file was sent";

export const NO_SECOND_FACTOR = "The session has no second factor, which the site requires";

export const NOT_JSON = "The body is not sent as `application/json`, or has a `Content-Encoding`";

export const URL_TOO_LONG = "The URL is too long";

/** Errors that every call of the plain routes can have. */
export const FAILED = {
  414: URL_TOO_LONG,
  500: "Something went wrong on our side",
  503: "The server is busy, and `Retry-After` says when to try again; or the database does not answer",
};

const EXAMPLES: Record<string, ErrorBody> = {
  400: invalid("native_text", "Enter the native text"),
  401: { message: "Sign in first", code: "UNAUTHORIZED" },
  403: { message: "This call came from another site", code: "FORBIDDEN" },
  404: { message: "There is no such phrase. It may have been deleted.", code: "NOT_FOUND" },
  409: {
    message: "Another phrase has the slug “hello”. “hello-2” is free.",
    code: "CONFLICT",
    issues: [{ path: ["slug"], message: "Another phrase has the slug “hello”. “hello-2” is free." }],
    conflict: { reason: "duplicate", field: "slug", suggestion: "hello-2" },
  },
  410: {
    message:
      "The history does not reach back to this cursor. Read everything again, and continue from `now`.",
    code: "GONE",
  },
  412: {
    message: "An editor saved this while you were changing it",
    code: "PRECONDITION_FAILED",
    conflict: {
      reason: "stale",
      saved_by: "An editor",
      saved_at: "2026-03-02T09:30:00.000Z",
      current: { id: 7, version: 3 },
    },
  },
  413: { message: "Request body is too large", code: "PAYLOAD_TOO_LARGE" },
  414: {
    message: `This URL is too long: use at most ${MAX_URL_LENGTH.toLocaleString("en")} characters`,
    code: "URI_TOO_LONG",
  },
  415: { message: UNSUPPORTED_TYPE, code: "UNSUPPORTED_MEDIA_TYPE" },
  422: {
    message: "This Idempotency-Key was sent with another call. Use a new key for each call.",
    code: "UNPROCESSABLE_CONTENT",
  },
  429: { message: "Too many requests. Try again in 30 seconds.", code: "TOO_MANY_REQUESTS" },
  503: { message: "The server is busy. Try again in a moment.", code: "SERVICE_UNAVAILABLE" },
  500: { message: "Something went wrong on our side", code: "INTERNAL_SERVER_ERROR" },
  502: {
    message:
      "There is no bucket “site” at https://us-lax-1.linodeobjects.com. Create it, or correct its name.",
    code: "BAD_GATEWAY",
  },
  507: {
    message: "The disk of the server is full. Free up space, and try again.",
    code: "INSUFFICIENT_STORAGE",
  },
};

/** Example of a conflict: another editor saved the record meanwhile. */
function stale(current: Record<string, unknown>): ErrorBody {
  const at = "2026-03-02T09:30:00.000Z";
  return {
    message: "An editor saved this while you were changing it",
    code: "CONFLICT",
    conflict: {
      reason: "stale",
      saved_by: "An editor",
      saved_at: at,
      current: { id: 7, ...current, version: 3, updatedAt: at },
    },
  };
}

function invalid(field: string, message: string): ErrorBody {
  const issues = [{ path: [field], message }];
  return { message: validationMessage(issues), code: "BAD_REQUEST", issues };
}

const TOO_MANY_LISTS = {
  message: "Too many long lists are being read. Try again in a moment.",
  code: "TOO_MANY_REQUESTS",
};

/** Error examples that differ from the defaults, by tag. */
const EXAMPLES_OF: Record<string, Record<string, ErrorBody>> = {
  "Sign-in": { 429: { message: "Too many attempts. Try again in 15 minutes.", code: "TOO_MANY_REQUESTS" } },
  Languages: { 429: TOO_MANY_LISTS },
  Phrases: { 429: TOO_MANY_LISTS },
  Translations: { 429: TOO_MANY_LISTS },
  Tasks: {
    400: invalid("title", "Title is required"),
    404: { message: "There is no such task. It may have been deleted.", code: "NOT_FOUND" },
    409: stale({ ...TASK, status: "completed", statusSymbol: "✓" }),
  },
  CDN: {
    400: { message: "“hello.mp3” is not an MP3: it contains PNG.", code: "BAD_REQUEST" },
    404: { message: "There is no such file. It may have been deleted.", code: "NOT_FOUND" },
    409: { message: "A file named “hello.mp3” already exists.", code: "CONFLICT" },
    413: { message: "The file is too large; the limit is 25.0 MB.", code: "PAYLOAD_TOO_LARGE" },
    415: { message: ENCODED_BODY, code: "UNSUPPORTED_MEDIA_TYPE" },
    503: {
      message:
        "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
      code: "SERVICE_UNAVAILABLE",
    },
  },
  Documents: {
    400: invalid("documentId", "Invalid document URL"),
    404: { message: "There is no such document yet", code: "NOT_FOUND" },
    409: stale({ documentId: "audio-guide.md", content: "# How we record audio" }),
  },
};

/** Whether the errors of a status have an example of their own in the operations of a tag. */
export const hasOwnExample = (tag: string, status: string): boolean => status in (EXAMPLES_OF[tag] ?? {});

export const RETRY_AFTER = {
  "Retry-After": { description: "Seconds after which trying again makes sense", schema: { type: "integer" } },
};

const CHALLENGE = {
  "WWW-Authenticate": { description: "How a program authenticates: `Bearer`", schema: { type: "string" } },
};

const ACCEPT_ENCODING = {
  "Accept-Encoding": {
    description: "`identity`, if the body has a `Content-Encoding`: the server does not decompress bodies",
    schema: { type: "string" },
  },
};

/** Headers of error responses, by status. */
const HEADERS: Record<string, Record<string, unknown>> = {
  401: CHALLENGE,
  415: ACCEPT_ENCODING,
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

/** The schemas of error bodies: one for all statuses. */
export function failureSchemas(): Record<string, unknown> {
  const { components } = createSchema(problem, { io: "output", openapiVersion: "3.1.0" });
  return components;
}

/**
 * Describes an error response; the one that trpc-to-openapi writes lacks some of the actual fields.
 *
 * @param tag of the operation, which selects a fitting example
 */
export function describeErrorResponse(status: string, description: string, tag = ""): ApiResponse {
  const example = EXAMPLES_OF[tag]?.[status] ?? EXAMPLES[status];
  if (!example) throw new Error(`There is no example of an error response with status ${status}`);
  return {
    description,
    ...(HEADERS[status] && { headers: HEADERS[status] }),
    content: {
      "application/problem+json": {
        schema: { $ref: "#/components/schemas/Error" },
        example: toProblem(Number(status), example),
      },
    },
  };
}
