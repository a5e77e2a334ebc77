import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./support/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const COOKIE =
  /^__Host-saywhere_session=([\w-]{43}); Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/;

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
const me = (headers: Record<string, string>) => fetch(`${server.url}/api/auth/me`, { headers });
const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";

describe("signing in", () => {
  test("sets a cookie, answers the person without secrets, and the cookie is who they are", async () => {
    const { id, email, password, name } = await server.addPerson("editor");
    const response = await post("/api/auth/sign-in", { email: ` ${email.toUpperCase()} `, password });
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toMatch(COOKIE);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ id, name, email, role: "editor" });
    const who = await me({ cookie: cookieOf(response) });
    expect(await who.json()).toEqual({ id, name, email, role: "editor" });
  });

  test("works over tRPC too", async () => {
    const { email, password } = await server.addPerson("editor");
    const response = await post("/trpc/account.signIn", { email, password });
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toMatch(COOKIE);
  });

  test("the helpers' cookie and token are good for calls", async () => {
    const { cookie, id } = await server.signedIn("administrator");
    expect(await (await me({ cookie })).json()).toMatchObject({ id, role: "administrator" });
    const authorization = `Bearer ${await server.tokenFor("editor")}`;
    expect(await (await me({ authorization })).json()).toMatchObject({ id: null, role: "editor" });
  });
});
