import { errorBody } from "@saywhere/validators/error-body";
import { createSchema } from "zod-openapi";
import type { ApiResponse } from "./api-operation.ts";

const EXAMPLES: Record<string, unknown> = {
  400: {
    message: "Input validation failed",
    code: "BAD_REQUEST",
    issues: [{ path: ["native_text"], message: "Enter the phrase in the language's script" }],
  },
  401: { message: "Sign in first", code: "UNAUTHORIZED" },
  403: { message: "This call came from another site", code: "FORBIDDEN" },
  404: { message: "There is no such phrase. It may have been deleted.", code: "NOT_FOUND" },
  409: {
    message: 'Another phrase has the address "hello". "hello-2" is free.',
    code: "CONFLICT",
    issues: [{ path: ["slug"], message: 'Another phrase has the address "hello". "hello-2" is free.' }],
    conflict: { reason: "duplicate", field: "slug", suggestion: "hello-2" },
  },
  429: { message: "Too many attempts. Try again in 15 minutes.", code: "TOO_MANY_REQUESTS" },
  500: { message: "Something went wrong on our side", code: "INTERNAL_SERVER_ERROR" },
};

const RETRY_AFTER = {
  "Retry-After": { description: "Seconds after which trying again makes sense", schema: { type: "integer" } },
};

/** The schemas of a failed call's body: one for every status. */
export function failureSchemas(): Record<string, unknown> {
  const { components } = createSchema(errorBody, { io: "output", openapiVersion: "3.1.0" });
  return components;
}

/** Describes a failure; what trpc-to-openapi writes of it lacks fields that there are. */
export function describeFailure(status: string, description: string): ApiResponse {
  return {
    description,
    ...(status === "429" && { headers: RETRY_AFTER }),
    content: {
      "application/json": { schema: { $ref: "#/components/schemas/Error" }, example: EXAMPLES[status] },
    },
  };
}
