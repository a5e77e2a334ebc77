import { describe, expect, test } from "vitest";
import { cookieOf, post } from "../support/calls.ts";
import { errorOf } from "../support/error-of.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer());

const ELSEWHERE = "https://elsewhere.example";
const SIGN_IN = "/api/auth/sign-in";
const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  post(server.url + path, body, headers);

describe("requests from a page of another site", () => {
  const credentials = async () => {
    const { email, password } = await server.addPerson("editor");
    return { email, password };
  };

  test.each([
    ["by its origin", { origin: ELSEWHERE }],
    ["without an origin to show", { origin: "null" }],
    ["by what the browser says of it", { "sec-fetch-site": "cross-site" }],
    ["on another port", { origin: "http://127.0.0.1:1" }],
  ])("a page of another site cannot sign a visitor in (%s)", async (_how, headers) => {
    for (const path of [SIGN_IN, "/trpc/account.signIn"]) {
      const response = await call(path, await credentials(), headers);
      expect(response.status).toBe(403);
      expect(errorOf(await response.text())).toEqual({
        message: "This call came from another site",
        code: "FORBIDDEN",
      });
      expect(response.headers.get("set-cookie")).toBeNull();
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  test.each(["PUT", "DELETE", "POST", "PATCH"])(
    "a page of another site cannot %s with a visitor's cookie",
    async (method) => {
      const { cookie } = await server.signedIn("administrator");
      for (const path of ["/api/languages/1", "/api/languages", "/trpc/account.signOutEverywhere"]) {
        const response = await fetch(server.url + path, { method, headers: { cookie, origin: ELSEWHERE } });
        expect(response.status).toBe(403);
      }
      expect((await fetch(`${server.url}/api/auth/me`, { headers: { cookie } })).status).toBe(200);
    },
  );

  test("a page of another site cannot use a form that sends JSON as text, or as a file", async () => {
    const { cookie } = await server.signedIn("administrator");
    const body = JSON.stringify({ name: "Eve", email: "eve@example.org", role: "administrator" });
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      for (const path of ["/trpc/people.invite", SIGN_IN]) {
        const headers = { cookie, "content-type": type };
        const response = await fetch(server.url + path, { method: "POST", headers, body });
        expect(response.status, `${type} to ${path}`).toBe(415);
      }
    }
  });

  test("a page of another site gets no permission to write, and cannot read private content", async () => {
    const { cookie } = await server.signedIn("editor");
    for (const path of ["/api/auth/me", "/api/phrases?admin=true"]) {
      const response = await fetch(server.url + path, { headers: { cookie, origin: ELSEWHERE } });
      expect(response.status).toBe(200);
      expect(response.headers.get("access-control-allow-origin"), path).toBeNull();
    }
    const asked = await fetch(`${server.url}/api/languages/1`, {
      method: "OPTIONS",
      headers: { origin: ELSEWHERE, "access-control-request-method": "DELETE" },
    });
    expect(asked.headers.get("access-control-allow-methods")).toBe("GET, HEAD");
    expect(asked.headers.get("access-control-allow-credentials")).toBeNull();
    const askedSite = await fetch(`${server.url}/trpc/account.signIn`, {
      method: "OPTIONS",
      headers: { origin: ELSEWHERE, "access-control-request-method": "POST" },
    });
    expect(askedSite.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("a page of another site cannot write by a read", async () => {
    const { cookie } = await server.signedIn("editor");
    const response = await fetch(`${server.url}/trpc/account.signOutEverywhere?input={}`, {
      headers: { cookie },
    });
    expect(response.status).toBe(405);
  });

  test("a page of another site is distinguished from the site's own pages, and from programs", async () => {
    const own: Record<string, string>[] = [
      { origin: "https://saywhere.example" },
      { origin: server.url },
      { "sec-fetch-site": "same-origin" },
      {},
    ];
    for (const headers of own) {
      expect((await call(SIGN_IN, await credentials(), headers)).status).toBe(200);
    }
  });

  test("a page of another site cannot write with an API token, whether valid or not", async () => {
    const suggestion = { translation_id: 1, field: "native_text", suggested: "Otherwise", seconds: 9 };
    const phrase = { english: "From elsewhere", category_id: 1 };
    for (const token of [await server.tokenFor("editor"), "x"]) {
      const headers = { authorization: `Bearer ${token}`, origin: ELSEWHERE, "sec-fetch-site": "cross-site" };
      for (const [path, body] of [
        ["/api/suggestions", suggestion],
        ["/api/phrases", phrase],
        [SIGN_IN, await credentials()],
      ] as const) {
        const response = await call(path, body, headers);
        expect([response.status, response.headers.get("access-control-allow-origin")], path).toEqual([
          403,
          null,
        ]);
      }
    }
  });

  test("a program can write with an API token", async () => {
    const authorization = `Bearer ${await server.tokenFor("editor")}`;
    const response = await call("/trpc/account.signOut", {}, { authorization });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain(
      "API tokens cannot manage people, API tokens, sessions or passwords.",
    );
  });
});

describe("session fixation", () => {
  test("a planted session is not adopted by a sign-in, and ends with it", async () => {
    const attacker = await server.signedIn("editor");
    const { id, email, password } = await server.addPerson("administrator");
    const response = await call(SIGN_IN, { email, password }, { cookie: attacker.cookie });
    expect(response.status).toBe(200);
    const fresh = cookieOf(response);
    expect(fresh).not.toBe(attacker.cookie);
    const me = (cookie: string) => fetch(`${server.url}/api/auth/me`, { headers: { cookie } });
    expect((await me(attacker.cookie)).status).toBe(401);
    expect(await (await me(fresh)).json()).toMatchObject({ id });
  });

  test.each(["A".repeat(43), "", "'; drop table session; --", "%00", "x".repeat(5_000)])(
    "a planted session identifier (%#) is invalid",
    async (value) => {
      const cookie = `__Host-saywhere_session=${value}`;
      expect((await fetch(`${server.url}/api/auth/me`, { headers: { cookie } })).status).toBe(401);
      const { email, password } = await server.addPerson("editor");
      const response = await call(SIGN_IN, { email, password }, { cookie });
      expect(cookieOf(response)).toMatch(/^__Host-saywhere_session=[\w-]{43}$/);
      expect(cookieOf(response)).not.toBe(cookie);
    },
  );
});
