import { readFile } from "node:fs/promises";
import { errorBody } from "@saywhere/validators/api/error-body";
import { importError } from "@saywhere/validators/content/import";
import { describe, expect, test } from "vitest";
import { procedures } from "../src/app/api/procedure-metadata.ts";
import type { ApiOperation, ApiPaths } from "./api-operation.ts";
import { generatedFiles } from "./generated-files.ts";
import { openApiDocument } from "./openapi-document.ts";
import { REQUEST_EXAMPLES } from "./request-examples.ts";

const JSON_TYPE = "application/json";

const operations = Object.values(openApiDocument()["paths"] as ApiPaths)
  .flatMap((methods) => Object.values(methods))
  .map((operation): [string, ApiOperation] => [operation.operationId, operation]);

/** Fields that are sent in the path instead of the body. */
const PARAMETERS = { id: 1, documentId: "audio-guide.md" };

/** Whether the operation takes JSON with named fields. */
function takesFields({ requestBody }: ApiOperation): boolean {
  const schema = requestBody?.content[JSON_TYPE]?.schema as { properties?: object } | undefined;
  return Object.keys(schema?.properties ?? {}).length > 0;
}

test.each(await generatedFiles())(
  "$file.pathname is current (pnpm --filter @saywhere/server api:write writes it)",
  async ({ file, text }) => expect(await readFile(file, "utf8")).toBe(text),
);

describe("examples of the OpenAPI document", () => {
  test.each(Object.entries(REQUEST_EXAMPLES))(
    "%s accepts its example, including every field of it",
    (operationId, example) => {
      const [input] = procedures[operationId.replace("-", ".")]?._def.inputs ?? [];
      if (!input) throw new Error(`There is no call ${operationId}`);
      expect(input.parse({ ...PARAMETERS, ...(example as object) })).toMatchObject(example as object);
    },
  );

  test.each(operations.filter(([, operation]) => takesFields(operation)))(
    "%s has an example request body",
    (operationId) => expect(Object.keys(REQUEST_EXAMPLES)).toContain(operationId),
  );

  test.each(operations)(
    "%s has an example in the error format for every error response",
    (_, { responses }) => {
      const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      for (const [status, { description, content }] of failures) {
        expect(description, status).not.toBe("");
        const body = status === "422" ? importError : errorBody;
        body.strict().parse(content?.[JSON_TYPE]?.example);
      }
    },
  );
});
