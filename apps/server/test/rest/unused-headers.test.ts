import { describe, expect, test } from "vitest";
import type { ApiPaths } from "../../openapi/api-operation.ts";
import { openApiDocument } from "../../openapi/openapi-document.ts";
import { openRest } from "../support/open-rest.ts";

const rest = openRest("administrator");

const writes = Object.entries(openApiDocument()["paths"] as ApiPaths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => method !== "get")
    .map(([method, { parameters = [] }]) => ({
      call: `${method.toUpperCase()} ${path}`,
      declared: parameters.map(({ name }) => name),
    })),
);

/** Sends a call about a record that does not exist, without a body. */
async function send(
  call: string,
  header: string,
  value: string,
): Promise<{ status: number; message: string }> {
  const [method = "", path = ""] = call.split(" ");
  const address = path.replaceAll(/\{\w+\}/g, "999999");
  const response = await fetch(`${rest.server.url}/api${address}`, {
    method,
    headers: { authorization: `Bearer ${rest.token}`, [header]: value },
  });
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, message };
}

describe.each([
  ["If-Match", '"1"'],
  ["If-None-Match", "*"],
  ["Idempotency-Key", '"8e03978e-40d5-43dd-bc93-6894a57f9324"'],
])("%s", (header, value) => {
  const refusal = {
    status: 400,
    message: `This call does not support ${header}. Send it without this header.`,
  };

  test.each(writes.filter(({ declared }) => !declared.includes(header)))(
    "is refused by $call, which does not declare it",
    async ({ call }) => expect(await send(call, header, value)).toEqual(refusal),
  );

  test.each(writes.filter(({ declared }) => declared.includes(header)))(
    "is not refused by $call, which declares it",
    async ({ call }) => expect((await send(call, header, value)).message).not.toBe(refusal.message),
  );
});
