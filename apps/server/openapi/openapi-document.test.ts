import { readFile } from "node:fs/promises";
import { problem } from "@saywhere/validators/api/error-body";
import { importError } from "@saywhere/validators/content/import";
import { describe, expect, test } from "vitest";
import { procedures } from "../src/app/api/procedure-metadata.ts";
import type { ApiOperation, ApiPaths, ApiResponse } from "./api-operation.ts";
import { DOCUMENT_FILE, documentText, openApiDocument } from "./openapi-document.ts";
import { REQUEST_EXAMPLES } from "./request-examples.ts";

const JSON_TYPE = "application/json";

const operations = Object.values(openApiDocument()["paths"] as ApiPaths)
  .flatMap((methods) => Object.values(methods))
  .map((operation): [string, ApiOperation] => [operation.operationId, operation]);

const { responses: errorResponses } = openApiDocument()["components"] as {
  responses: Record<string, ApiResponse>;
};

/** The response of an operation; error responses are references. */
function responseOf({ responses }: ApiOperation, status: string): ApiResponse | undefined {
  const response = responses[status] as ApiResponse | { $ref: string } | undefined;
  return response && "$ref" in response ? errorResponses[response.$ref.split("/").at(-1) ?? ""] : response;
}

/** Fields that are sent in the path instead of the body. */
const PARAMETERS = { id: 1, documentId: "audio-guide.md" };

/** Whether the operation takes JSON with named fields. */
function takesFields({ requestBody }: ApiOperation): boolean {
  const schema = requestBody?.content[JSON_TYPE]?.schema as { properties?: object } | undefined;
  return Object.keys(schema?.properties ?? {}).length > 0;
}

/** Whether a path identifies one record of a list. */
function isRecordOf(path: string, list: string): boolean {
  return path.startsWith(`${list}/{`) && path.endsWith("}");
}

test("openapi.json is current (pnpm --filter @saywhere/server api:write writes it)", async () => {
  expect(await readFile(DOCUMENT_FILE, "utf8")).toBe(documentText());
});

test("every record that a call changes or deletes can be read at the same path, and every new one somewhere", () => {
  const paths = Object.entries(openApiDocument()["paths"] as ApiPaths);
  const read = paths.flatMap(([path, { get }]) => (get ? [path] : []));
  const changed = paths.filter(([, methods]) => methods["put"] || methods["delete"]);
  expect(read).toEqual(expect.arrayContaining(changed.map(([path]) => path)));
  const lists = paths.filter(([, { post }]) => post?.responses["201"]);
  const missing = lists.filter(([list]) => !read.some((path) => isRecordOf(path, list)));
  expect(missing).toEqual([]);
});

test.each(operations)("%s describes every parameter, with an example", (_, { parameters = [] }) => {
  for (const { name, description, example, schema } of parameters) {
    expect(description, name).not.toBe("");
    const type = typeof example === "number" ? "integer" : typeof example;
    expect(schema, name).toMatchObject({ type });
  }
});

test.each(operations)("%s names the token before the session", (_, { security = [] }) => {
  const names = security.flatMap((one) => Object.keys(one));
  expect([[], ["token", "session"]]).toContainEqual(names);
});

test.each(operations)("%s declares the errors that every such call can have", (_, operation) => {
  const { security = [], requestBody, responses } = operation;
  const needed = [
    400,
    414,
    500,
    503,
    ...(security.length > 0 ? [401, 403] : []),
    ...(requestBody ? [413, 415] : []),
  ];
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(needed.map(String)));
});

test.each(operations.filter(([, { requestBody }]) => requestBody))(
  "%s declares that 415 may be about an encoding of the body",
  (_, operation) => expect(responseOf(operation, "415")?.headers).toHaveProperty("Accept-Encoding"),
);

test("the description of a change names the fields that its body must have, and the call refuses a body without one", () => {
  const changes = Object.values(openApiDocument()["paths"] as ApiPaths).flatMap(({ put }) => put ?? []);
  for (const { operationId, description, requestBody } of changes) {
    const sent = requestBody?.content[JSON_TYPE];
    if (!sent) continue;
    const { properties, required } = sent.schema as { properties: object; required: string[] };
    const example = { ...PARAMETERS, ...(sent.example as object) };
    for (const field of Object.keys(properties)) {
      const without = Object.fromEntries(Object.entries(example).filter(([name]) => name !== field));
      const result = procedures[operationId.replace("-", ".")]?._def.inputs[0]?.safeParse(without);
      expect(result?.success, `${operationId} without ${field}`).toBe(!required.includes(field));
    }
    for (const field of required) {
      expect(description).toMatch(new RegExp(`Required in the body: .*\`${field}\``));
    }
  }
  expect(changes.length).toBeGreaterThan(6);
});

test("every call has its own texts of errors", () => {
  const { paths } = openApiDocument() as { paths: ApiPaths };
  const textOf = (operation: ApiOperation | undefined, status: string) =>
    operation && responseOf(operation, status)?.description;
  expect(textOf(paths["/changes"]?.["get"], "410")).toMatch(/cursor/);
  expect(textOf(paths["/auth/sign-in"]?.["post"], "401")).toBe("E-mail or password is wrong");
  expect(textOf(paths["/suggestions"]?.["post"], "401")).toMatch(/16 KB/);
});

test("every read of one record declares its ETag, If-None-Match and 304", () => {
  const { paths } = openApiDocument() as { paths: ApiPaths };
  for (const path of [
    "/languages/{language}",
    "/phrases/{id}",
    "/documents/{documentId}",
    "/webhooks/{id}",
  ]) {
    const get = paths[path]?.["get"];
    expect(get?.parameters, path).toContainEqual(expect.objectContaining({ name: "If-None-Match" }));
    for (const status of ["200", "304"]) expect(get?.responses[status]?.headers, path).toHaveProperty("ETag");
  }
});

test("public reads declare their ETag, If-None-Match, 304 and rate limit, and responses allow further fields", () => {
  for (const [, methods] of Object.entries(openApiDocument()["paths"] as ApiPaths)) {
    const { get } = methods;
    if (!get || (get.security ?? []).length > 1) continue;
    expect(get.responses["200"]?.headers, get.operationId).toHaveProperty("ETag");
    for (const status of ["200", "429"]) {
      expect(responseOf(get, status)?.headers, get.operationId).toHaveProperty("RateLimit-Remaining");
    }
    expect(get.responses["304"]?.headers, get.operationId).toHaveProperty("ETag");
    const hasLink = "Link" in (responseOf(get, "200")?.headers ?? {});
    expect("Link" in (get.responses["304"]?.headers ?? {}), get.operationId).toBe(hasLink);
    expect(get.parameters, get.operationId).toContainEqual(
      expect.objectContaining({ name: "If-None-Match" }),
    );
  }
  expect(JSON.stringify(openApiDocument())).not.toContain('"additionalProperties":false');
});

test("a call that takes an Idempotency-Key declares the Retry-After of a call that is still running", () => {
  const keyed = operations.filter(([, { parameters }]) =>
    parameters?.some(({ name }) => name === "Idempotency-Key"),
  );
  expect(keyed.length).toBeGreaterThan(0);
  for (const [id, operation] of keyed) {
    expect(responseOf(operation, "409")?.headers, id).toHaveProperty("Retry-After");
  }
});

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
    (_operationId, { requestBody }) => expect(requestBody?.content[JSON_TYPE]?.example).toBeDefined(),
  );

  test.each(operations)(
    "%s has an example in the error format for every error response",
    (operationId, operation) => {
      const failures = Object.keys(operation.responses).filter((status) => Number(status) >= 400);
      for (const status of failures) {
        const { description, content } = responseOf(operation, status) ?? {};
        expect(description, status).toMatch(/./);
        const body = status === "422" && operationId.endsWith("-import") ? importError : problem;
        body.strict().parse(content?.["application/problem+json"]?.example);
      }
    },
  );
});
