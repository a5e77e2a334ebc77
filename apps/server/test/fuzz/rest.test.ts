import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiPaths } from "../../openapi/api-operation.ts";
import { openApiDocument } from "../../openapi/openapi-document.ts";
import { checkBody, checkOtherMethod, checkStatus, type Operation } from "./support/check-answer.ts";
import { FUZZ } from "./support/fuzz-runs.ts";
import { CALLERS, type CallerKind, type FuzzServer, startFuzzServer } from "./support/fuzz-server.ts";
import { oddSegment, queryFor } from "./support/odd-addresses.ts";
import { oddHeaders } from "./support/odd-headers.ts";
import { nearlyValidFor, type Schema, validFor } from "./support/values-of-schema.ts";
import { wildValue } from "./support/wild-values.ts";
import { writeJson } from "./support/written-json.ts";

const document = openApiDocument() as { paths: ApiPaths; components: { schemas: Record<string, Schema> } };
const { schemas } = document.components;
const resolve = (reference: string): Schema => schemas[reference.split("/").at(-1) ?? ""] ?? {};

/** Without a segment, the URL would be that of another call. */
const namedSegment = oddSegment.filter((segment) => segment !== "");

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): Operation => ({ ...operation, method, path })),
);

let server: FuzzServer;
beforeAll(async () => {
  server = await startFuzzServer();
});
afterAll(() => server.close());

test.each(operations)("$method $path", async (operation) => {
  await fc.assert(
    fc.asyncProperty(callsOf(operation), async ({ caller, headers, path, body }) => {
      const method = operation.method.toUpperCase();
      const sent =
        body === null ? { headers } : { headers: { "content-type": "application/json", ...headers }, body };
      const answer = await server.callAs(caller, { method, path, ...sent });
      checkStatus(operation, caller, headers, answer);
      checkBody(operation, answer, schemas);
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: FUZZ.runs, seed: FUZZ.seed },
  );
});

test("an unsupported method of a URL is rejected, or answered as the URL's read", async () => {
  const methods = ["HEAD", "OPTIONS", "PATCH", "TRACE", "PROPFIND", "QUERY", "DELETE", "PUT"];
  for (const path of Object.keys(document.paths)) {
    const address = `/api${path.replaceAll(/\{\w+\}/g, "0")}`;
    for (const method of methods.filter((name) => !(name.toLowerCase() in (document.paths[path] ?? {})))) {
      const answer = await server.callAs("administrator's token", { method, path: address, headers: {} });
      checkOtherMethod(method, answer);
      expect(answer.status).toBeLessThan(500);
    }
  }
});

test("the lists can still be read after all fuzzed calls", async () => {
  for (const { method, path } of operations.filter(
    (one) => one.method === "get" && !one.path.includes("{"),
  )) {
    if (["/search", "/cdn/file-uses"].includes(path)) continue;
    const answer = await server.callAs("administrator", {
      method: method.toUpperCase(),
      path: `/api${path}`,
      headers: {},
    });
    expect(answer.status, path).toBe(200);
  }
});

function callsOf({ path, parameters = [], requestBody }: Operation) {
  const declared = parameters as { in: string; name: string; schema: Schema }[];
  const inQuery = declared.filter((parameter) => parameter.in === "query");
  const query = queryFor(
    Object.fromEntries(inQuery.map(({ name, schema }) => [name, validFor(schema, resolve)])),
  );
  const segments = path.split("/").map((segment) => {
    if (!segment.startsWith("{")) return fc.constant(segment);
    return fc.oneof(fc.constantFrom("1", "2", "3", "hello", "farsi"), fc.nat(60).map(String), namedSegment);
  });
  const json = requestBody?.content["application/json"]?.schema as Schema | undefined;
  const bodies = json
    ? [validFor(json, resolve), validFor(json, resolve), nearlyValidFor(json, resolve), wildValue]
    : [fc.constant(null), wildValue];
  return fc.record({
    caller: fc.constantFrom<CallerKind>(...CALLERS),
    headers: oddHeaders,
    path: fc
      .tuple(fc.tuple(...segments), query)
      .map(([parts, asked]) => `/api${parts.join("/")}${asked && `?${asked}`}`),
    body: requestBody ? fc.oneof(...bodies).map((value) => writeJson(value)) : fc.constant(null),
  });
}
