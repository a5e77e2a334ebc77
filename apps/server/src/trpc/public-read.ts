import type { OpenApiMeta } from "trpc-to-openapi";
import type { ZodObject } from "zod";
import { BUSY_OR_AWAY } from "../errors/busy.ts";

interface PublicRead {
  path: `/${string}`;
  tag: string;
  summary: string;
  description: string;
  /** Descriptions of error statuses beyond the usual ones. */
  failures?: Record<number, string>;
  responseHeaders?: ZodObject;
}

const FAILURES = {
  400: "The input is not valid",
  500: "Something went wrong on our side",
  503: BUSY_OR_AWAY,
};
const MISSING = { 404: "There is no such language or phrase" };

/** Describes the REST call of a public read. */
export function publicRead(read: PublicRead): OpenApiMeta {
  const { path, tag, summary, description, failures, responseHeaders } = read;
  const missing: Record<number, string> = path.includes("{") ? MISSING : {};
  return {
    openapi: {
      method: "GET",
      path,
      tags: [tag],
      summary,
      description,
      protect: false,
      errorResponses: { ...FAILURES, ...missing, ...failures },
      ...(responseHeaders && { responseHeaders }),
    },
  };
}
