import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { ApiPaths } from "../../openapi/api-operation.ts";
import { openApiDocument } from "../../openapi/openapi-document.ts";
import { openRest } from "../support/open-rest.ts";

const rest = openRest("administrator");

const REFUSAL = {
  message:
    "The server does not decompress bodies. Send the body as it is, without the header Content-Encoding.",
  code: "UNSUPPORTED_MEDIA_TYPE",
};

const send = (
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string | Buffer<ArrayBuffer>,
) =>
  fetch(rest.server.url + path, {
    method,
    headers: { authorization: `Bearer ${rest.token}`, ...headers },
    body,
  });

const JSON_TYPE = { "content-type": "application/json" };
const CATEGORY = JSON.stringify({ name: "Weather", description: "Rain or shine." });

const withBody = Object.entries(openApiDocument()["paths"] as ApiPaths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody }]) =>
    requestBody
      ? { method: method.toUpperCase(), path, type: Object.keys(requestBody.content)[0] ?? "" }
      : [],
  ),
);

test.each(withBody)("$method $path rejects a compressed body", async ({ method, path, type }) => {
  const address = path.replace("{key}", "a.txt").replaceAll(/\{\w+\}/g, "999999");
  const headers = { "content-type": type, "content-encoding": "gzip" };
  const response = await send(method, `/api${address}`, headers, gzipSync(CATEGORY));
  expect([response.status, response.headers.get("accept-encoding")]).toEqual([415, "identity"]);
  expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  expect(await response.json()).toMatchObject({ ...REFUSAL, status: 415, detail: REFUSAL.message });
});

test.each(["br", "GZIP", "x-gzip", "aes128gcm", "identity, gzip", "gzip,"])(
  "a body with the Content-Encoding %j is 415",
  async (encoding) => {
    const headers = { ...JSON_TYPE, "content-encoding": encoding };
    const response = await send("POST", "/api/categories", headers, brotliCompressSync(CATEGORY));
    expect([response.status, await response.json()]).toMatchObject([415, REFUSAL]);
  },
);

test("an encoding that changes nothing is accepted, and so is one without a body", async () => {
  for (const encoding of ["identity", "Identity", "", "identity, identity"]) {
    const headers = { ...JSON_TYPE, "content-encoding": encoding };
    const response = await send("POST", "/api/categories", headers, CATEGORY);
    expect(response.status, encoding).toBe(201);
    const { id } = (await response.json()) as { id: number };
    expect((await send("DELETE", `/api/categories/${id}`, { "content-encoding": "gzip" })).status).toBe(200);
  }
  expect((await send("GET", "/api/categories", { "content-encoding": "gzip" })).status).toBe(200);
});

describe("errors with another reason", () => {
  test("the 415 of another content type does not name the encoding", async () => {
    const response = await send("POST", "/api/categories", { "content-type": "text/plain" }, CATEGORY);
    expect(response.status).toBe(415);
    expect(response.headers.get("accept-encoding")).toBeNull();
  });

  test("a compressed body of a method that the address does not support is 405", async () => {
    const headers = { ...JSON_TYPE, "content-encoding": "gzip" };
    expect((await send("PATCH", "/api/categories", headers, gzipSync(CATEGORY))).status).toBe(405);
  });
});

test("the web app's calls reject a compressed body in the format of tRPC", async () => {
  const headers = { ...JSON_TYPE, "content-encoding": "gzip" };
  const response = await send("POST", "/trpc/category.create", headers, gzipSync(CATEGORY));
  expect([response.status, response.headers.get("accept-encoding")]).toEqual([415, "identity"]);
  expect(await response.json()).toMatchObject({
    error: { message: REFUSAL.message, data: { code: REFUSAL.code } },
  });
});
