import { errorBody } from "@saywhere/validators/api/error-body";
import { expect } from "vitest";
import { z } from "zod";
import type { ApiOperation } from "../../../src/app/openapi/api-operation.ts";
import type { CallerKind } from "./fuzz-server.ts";
import type { RawAnswer } from "./send-raw.ts";
import type { Schema } from "./values-of-schema.ts";

/** An operation of the API document, with where it is. */
export interface Operation extends ApiOperation {
  method: string;
  path: string;
}

/** What any call may be answered, whatever it asks: a body, an address or a method that nobody takes. */
const ALWAYS = [304, 400, 404, 413, 414, 415];

/** The status is one that the document tells, and never a success for somebody whom the call is not for. */
export function checkStatus(
  { responses, security, path }: Operation,
  caller: CallerKind,
  headers: Record<string, string>,
  { status, text }: RawAnswer,
): void {
  expect([...Object.keys(responses).map(Number), ...ALWAYS], text.slice(0, 300)).toContain(status);
  const { authorization, cookie } = headers;
  const withToken = caller.endsWith("token");
  const unknown = caller === "anonymous" || (withToken ? authorization : cookie) !== undefined;
  const closed = security?.length !== 0 && path !== "/phrases" && path !== "/auth/sign-out";
  if (unknown && closed) expect(status, text.slice(0, 300)).toBeGreaterThanOrEqual(400);
}

/** The body is what the document says of it. */
export function checkBody(
  { responses }: Operation,
  { status, text, headers }: RawAnswer,
  schemas: Record<string, Schema>,
): void {
  if (status === 304) return expect(text).toBe("");
  if (status >= 400) {
    expect(headers["content-type"]).toMatch(/^application\/json/);
    errorBody.strict().parse(JSON.parse(text));
    return;
  }
  const declared = responses[status]?.content?.["application/json"]?.schema;
  if (declared && headers["content-type"]?.startsWith("application/json"))
    schemaOf(declared, schemas).parse(JSON.parse(text));
}

/** What the document says of a body, as something that can check it. */
function schemaOf(declared: unknown, schemas: Record<string, Schema>): z.ZodType {
  const inDefinitions = JSON.stringify({ ...(declared as object), $defs: schemas });
  return z.fromJSONSchema(JSON.parse(inDefinitions.replaceAll("#/components/schemas/", "#/$defs/")));
}

/** A method that an address does not have is refused, or answered as the read that it has. */
export function checkOtherMethod(method: string, { status, text }: RawAnswer): void {
  if (method === "HEAD") expect(text).toBe("");
  else if (method !== "OPTIONS") expect([400, 404, 405]).toContain(status);
}

/** A redirect leads to an address of this site, whatever was asked for. */
export function checkRedirect({ status, headers: { location = "//elsewhere.example" } }: RawAnswer): void {
  if (status < 300 || status >= 400 || status === 304) return;
  expect(new URL(location, "https://saywhere.example").origin, location).toBe("https://saywhere.example");
}
