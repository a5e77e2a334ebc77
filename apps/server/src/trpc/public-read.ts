import type { OpenApiMeta } from "trpc-to-openapi";
import type { ZodObject } from "zod";
import { BUSY_OR_AWAY } from "../errors/busy.ts";

interface PublicRead {
  path: `/${string}`;
  tag: string;
  summary: string;
  description: string;
  responseHeaders?: ZodObject;
}

const FAILURES = {
  400: "The input is not valid",
  500: "Something went wrong on our side",
  503: BUSY_OR_AWAY,
};
const MISSING = { 404: "There is no such language or phrase" };

/** States the REST call of a read that anybody may make. */
export function publicRead({ path, tag, summary, description, responseHeaders }: PublicRead): OpenApiMeta {
  const errorResponses: Record<number, string> = path.includes("{") ? { ...FAILURES, ...MISSING } : FAILURES;
  return {
    openapi: {
      method: "GET",
      path,
      tags: [tag],
      summary,
      description,
      protect: false,
      errorResponses,
      ...(responseHeaders && { responseHeaders }),
    },
  };
}
