import { describe, expect, test } from "vitest";
import { forAllTests } from "../support/for-all-tests.ts";
import { sendRaw } from "../support/send-raw.ts";
import { startTestServer } from "../support/start-test-server.ts";

const LIMIT = 3;

const server = forAllTests(() => startTestServer({ readLimit: LIMIT, trustProxy: 1 }));

const ORIGIN = { origin: "https://elsewhere.example" };

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | null;
}

async function call(path: string, init: Call = {}): Promise<[status: number, allowed: string | null]> {
  const response = await fetch(server.url + path, { ...init, headers: { ...ORIGIN, ...init.headers } });
  await response.body?.cancel();
  return [response.status, response.headers.get("access-control-allow-origin")];
}

describe("pages of other sites", () => {
  test("may read with a token, after a preflight request that allows it", async () => {
    const asked = await fetch(`${server.url}/api/tasks`, {
      method: "OPTIONS",
      headers: {
        ...ORIGIN,
        "access-control-request-method": "GET",
        "access-control-request-headers": "authorization",
      },
    });
    expect(asked.headers.get("access-control-allow-headers")).toBe("*, authorization");
    const authorization = `Bearer ${await server.tokenFor("editor")}`;
    for (const path of [
      "/api/tasks",
      "/api/phrases?admin=true",
      "/api/language-phrases/export?language=thai",
    ]) {
      expect(await call(path, { headers: { authorization } }), path).toEqual([200, "*"]);
    }
  });

  test.each([
    ["/%61pi/languages/greek", "/api/languages/greek", "*"],
    ["/api/..//phrases", "//phrases", null],
  ])("get the same headers for %s and %s, whichever is cached first", async (odd, usual, allowed) => {
    const allowedFor = async (path: string) =>
      (await sendRaw(server.url, { method: "GET", path, headers: ORIGIN })).headers[
        "access-control-allow-origin"
      ] ?? null;
    expect([await allowedFor(odd), await allowedFor(usual)]).toEqual([allowed, allowed]);
  });

  test("may not read what a visitor's session gets", async () => {
    const { cookie } = await server.signedIn("editor");
    for (const path of ["/api/tasks", "/api/auth/me", "/api/language-phrases/export?language=thai"]) {
      expect(await call(path, { headers: { cookie } }), path).toEqual([200, null]);
    }
  });

  test.each<[status: number, path: string, init?: Call]>([
    [400, "/api/languages?u=1"],
    [400, "/api/languages/%zz"],
    [401, "/api/tasks"],
    [401, "/api/tasks", { headers: { authorization: "Bearer swt_wrong" } }],
    [401, "/api/language-phrases/export"],
    [404, "/api/nothing"],
    [404, "/api/languages/klingon"],
    [405, "/api/language-phrases/import"],
    [414, `/api/languages?${"n".repeat(7_000)}`],
  ])("may read the %i of a read: %s", async (status, path, init) => {
    expect(await call(path, init)).toEqual([status, "*"]);
  });

  test("may read that an address made too many reads", async () => {
    const headers = { "x-forwarded-for": "192.0.2.1" };
    const search = (query: number) => call(`/api/search?query=hello${query}`, { headers });
    for (let count = 0; count < LIMIT; count++) expect(await search(count)).toEqual([200, "*"]);
    expect(await search(LIMIT)).toEqual([429, "*"]);
  });

  test("may neither write with a token nor read the errors of a write", async () => {
    const authorization = `Bearer ${await server.tokenFor("editor")}`;
    const headers = { authorization, "content-type": "application/json" };
    for (const [method, path] of [
      ["DELETE", "/api/languages"],
      ["DELETE", "/api/phrases/99999"],
      ["POST", "/api/phrases"],
      ["POST", "/api/cdn/static-site/deploy"],
    ] as const) {
      expect(await call(path, { method, headers, body: "{}" }), path).toEqual([403, null]);
    }
  });
});
