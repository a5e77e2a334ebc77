import { errorBody } from "@saywhere/validators/api/error-body";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { appRouter } from "../api/app-router.ts";
import type { ApiOperation, ApiPaths } from "./api-operation.ts";
import { openApiDocument } from "./openapi-document.ts";
import { REQUEST_EXAMPLES } from "./request-examples.ts";

const JSON_TYPE = "application/json";

// tRPC keeps every procedure under its dotted path; its types show the nested record instead.
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>;

const operations = Object.values(openApiDocument()["paths"] as ApiPaths)
  .flatMap((methods) => Object.values(methods))
  .map((operation): [string, ApiOperation] => [operation.operationId, operation]);

/** What stands in the address instead of in the body. */
const PARAMETERS = { id: 1, documentId: "audio-guide.md" };

/** Whether it takes JSON, with fields that can be named. */
function takesFields({ requestBody }: ApiOperation): boolean {
  const schema = requestBody?.content[JSON_TYPE]?.schema as { properties?: object } | undefined;
  return Object.keys(schema?.properties ?? {}).length > 0;
}

describe("the examples of the API document", () => {
  test.each(Object.entries(REQUEST_EXAMPLES))(
    "%s takes what it shows, and all of it",
    (operationId, example) => {
      const [input] = procedures[operationId.replace("-", ".")]?._def.inputs ?? [];
      if (!input) throw new Error(`There is no call ${operationId}`);
      expect(input.parse({ ...PARAMETERS, ...(example as object) })).toMatchObject(example as object);
    },
  );

  test.each(operations.filter(([, operation]) => takesFields(operation)))(
    "%s shows what to send",
    (operationId) => expect(Object.keys(REQUEST_EXAMPLES)).toContain(operationId),
  );

  test.each(operations)("%s shows every failure in the shape of failures", (_, { responses }) => {
    const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400);
    for (const [status, { description, content }] of failures) {
      expect(description, status).not.toBe("");
      errorBody.strict().parse(content?.[JSON_TYPE]?.example);
    }
  });
});
