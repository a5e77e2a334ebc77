import type { ZodObject } from "zod";
import { BUSY_OR_AWAY } from "../errors/busy.ts";
import type { ProcedureMeta } from "./init.ts";

interface AdminCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: `/${string}`;
  tag: string;
  summary: string;
  description: string;
  /** Status of a successful response, if it is not 200. */
  status?: number;
  /** Descriptions of error statuses beyond the usual ones. */
  failures?: Record<number, string>;
  responseHeaders?: ZodObject;
}

const FAILURES = {
  400: "The input is not valid",
  401: "Nobody is signed in, and no valid token was sent",
  403: "The role does not allow it, or the call came from another site",
  500: "Something went wrong on our side",
  503: BUSY_OR_AWAY,
};

/** Describes the REST call of a procedure that requires a session or a token. */
export function adminCall({
  method,
  path,
  tag,
  summary,
  description,
  status,
  failures,
  responseHeaders,
}: AdminCall): ProcedureMeta {
  const missing: Record<number, string> = path.includes("{") ? { 404: "There is no such record" } : {};
  return {
    ...(status && { status }),
    openapi: {
      method,
      path,
      tags: [tag],
      summary,
      description,
      protect: true,
      errorResponses: { ...FAILURES, ...missing, ...failures },
      ...(responseHeaders && { responseHeaders }),
    },
  };
}
