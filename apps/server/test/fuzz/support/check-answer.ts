import { problem } from "@saywhere/validators/api/error-body";
import { importError } from "@saywhere/validators/content/import";
import { expect } from "vitest";
import { z } from "zod";
import type { ApiOperation } from "../../../openapi/api-operation.ts";
import type { RawAnswer } from "../../support/send-raw.ts";
import type { CallerKind } from "./fuzz-server.ts";
import type { Schema } from "./values-of-schema.ts";

/** An operation of the API document, with its path and method. */
export interface Operation extends ApiOperation {
  method: string;
  path: string;
}

/** Statuses that any call may return, whatever the request: an invalid body, URL or method. */
const ALWAYS = [304, 400, 404, 413, 414, 415];

/** Checks that the document lists the status, and that an unauthorized caller never succeeds. */
export function checkStatus(
  { responses, security }: Operation,
  caller: CallerKind,
  headers: Record<string, string>,
  { status, text }: RawAnswer,
): void {
  expect([...Object.keys(responses).map(Number), ...ALWAYS], text.slice(0, 300)).toContain(status);
  const { authorization, cookie } = headers;
  const withToken = caller.endsWith("token");
  const unknown = caller === "anonymous" || (withToken ? authorization : cookie) !== undefined;
  // An empty list, or an empty choice in it, asks for nothing: those calls are open, at least in part.
  const closed = !security || (security.length > 0 && security.every((one) => Object.keys(one).length > 0));
  if (unknown && closed) expect(status, text.slice(0, 300)).toBeGreaterThanOrEqual(400);
}

/** Checks that the body matches its description in the document. */
export function checkBody(
  { responses }: Operation,
  { status, text, headers }: RawAnswer,
  schemas: Record<string, Schema>,
): void {
  if (status === 304) return expect(text).toBe("");
  if (status >= 400) {
    expect(headers["content-type"]).toMatch(/^application\/problem\+json/);
    (status === 422 ? importError : problem).strict().parse(JSON.parse(text));
    return;
  }
  const declared = responses[status]?.content?.["application/json"]?.schema;
  if (declared && headers["content-type"]?.startsWith("application/json"))
    schemaOf(declared, schemas).parse(JSON.parse(text));
}

/** Converts the document's description of a body to a schema that can validate it. */
function schemaOf(declared: unknown, schemas: Record<string, Schema>): z.ZodType {
  const inDefinitions = JSON.stringify({ ...(declared as object), $defs: schemas });
  return z.fromJSONSchema(JSON.parse(inDefinitions.replaceAll("#/components/schemas/", "#/$defs/")));
}

/** Checks that an unsupported method is rejected, or answered as the URL's read. */
export function checkOtherMethod(method: string, { status, text }: RawAnswer): void {
  if (method === "HEAD") expect(text).toBe("");
  else if (method !== "OPTIONS") expect([400, 404, 405]).toContain(status);
}

/** Checks that a redirect leads to a URL of this site, whatever was requested. */
export function checkRedirect({ status, headers: { location = "//elsewhere.example" } }: RawAnswer): void {
  if (status < 300 || status >= 400 || status === 304) return;
  expect(new URL(location, "https://saywhere.example").origin, location).toBe("https://saywhere.example");
}
