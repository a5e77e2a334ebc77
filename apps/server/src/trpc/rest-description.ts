import type { OpenApiMeta } from "trpc-to-openapi";
import { type ZodObject, z } from "zod";
import type { ProcedureMeta } from "./procedures.ts";

interface PublicRead {
  path: `/${string}`;
  tag: string;
  summary: string;
  description: string;
  /** Descriptions of error statuses beyond the usual ones. */
  failures?: Record<number, string>;
  responseHeaders?: ZodObject;
}

interface AdminCall extends PublicRead {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Status of a successful response, if it is not 200. */
  status?: number;
}

/** API documentation of the errors that every call can have. */
export const PUBLIC_ERRORS = {
  400: "The input is not valid",
  500: "Something went wrong on our side",
  503: "The server is busy, and `Retry-After` says when to try again; or the database does not answer",
};

const ADMIN_ERRORS = {
  ...PUBLIC_ERRORS,
  401: "No valid session or token was sent",
  403: "The role does not allow it, or the call came from another site",
};

/** API documentation of the errors of calls that use the object storage. */
export const STORAGE_ERRORS = {
  502: "The object storage rejected the request, and its operator must fix this. The message says why.",
  503: "The object storage was unreachable or overloaded, or did not complete the request. Try again; the message says why.",
  507: "The object storage, or the disk of the server, is full",
};

/** API documentation of status 404 for a list with filters. */
export const UNKNOWN_FILTER = "There is no such language or category";

const TOO_MANY_READS = "Too many reads from your IP address; `Retry-After` has the seconds to wait";

/** Describes the REST call of a public read. */
export function publicRead({ tag, failures, ...call }: PublicRead): OpenApiMeta {
  const missing: Record<number, string> = call.path.includes("{")
    ? { 404: "There is no such language or phrase" }
    : {};
  const tooMany = failures?.[429] === undefined ? TOO_MANY_READS : `${TOO_MANY_READS}. Or: ${failures[429]}`;
  const errorResponses = { ...PUBLIC_ERRORS, ...missing, ...failures, 429: tooMany };
  return { openapi: { ...call, method: "GET", tags: [tag], protect: false, errorResponses } };
}

export const createdHeaders = z.object({
  location: z.string().describe("The URL at which the new record is read"),
});

/** Describes the REST call of a procedure that requires a session or a token. */
export function adminCall({ tag, failures, status, ...call }: AdminCall): ProcedureMeta {
  const missing: Record<number, string> = call.path.includes("{") ? { 404: "There is no such record" } : {};
  const errorResponses = { ...ADMIN_ERRORS, ...missing, ...failures };
  const created = status === 201 ? { responseHeaders: createdHeaders } : {};
  return {
    ...(status && { status }),
    openapi: { ...created, ...call, tags: [tag], protect: true, errorResponses },
  };
}
