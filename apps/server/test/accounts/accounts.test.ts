import { describe, expect, test } from "vitest";
import { cookieOf, post } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer());

const COOKIE =
  /^__Host-saywhere_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/;
const NEW_PASSWORD = "a staple and a battery";

const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  post(server.url + path, body, headers);
const signIn = (who: { email: string; password: string }, headers: Record<string, string> = {}) =>
  call("/api/auth/sign-in", { email: who.email, password: who.password }, headers);
const me = (headers: Record<string, string>) => fetch(`${server.url}/api/auth/me`, { headers });
const isSignedIn = async (cookie: string) => (await me({ cookie })).status === 200;

describe("signing in", () => {
  test("signing in sets a cookie and returns the person without secrets, and the cookie authenticates that person", async () => {
    const { id, email, password, name } = await server.addPerson("editor");
    const response = await signIn({ email: ` ${email.toUpperCase()} `, password });
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toMatch(COOKIE);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({
      id,
      name,
      email,
      role: "editor",
      language_ids: null,
      can_review: true,
    });
    const who = await me({ cookie: cookieOf(response) });
    expect(await who.json()).toEqual({
      id,
      name,
      email,
      role: "editor",
      language_ids: null,
      can_review: true,
    });
  });

  test("signing in works over tRPC too", async () => {
    const { email, password } = await server.addPerson("editor");
    const response = await call("/trpc/account.signIn", { email, password });
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toMatch(COOKIE);
  });

  test("only hashes are stored: SHA-256 of the session, argon2id of the password", async () => {
    const person = await server.addPerson("editor");
    const identifier = cookieOf(await signIn(person)).split("=")[1] ?? "";
    const { rows } = await server.database.pool.query<{ row: string }>(
      `select row_to_json(session)::text || row_to_json(person)::text as row
       from session join person on person.id = person_id where person.id = $1`,
      [person.id],
    );
    expect(rows[0]?.row).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
    expect(rows[0]?.row).not.toContain(identifier);
    expect(rows[0]?.row).not.toContain(person.password);
  });

  test("signing in accepts a password that another keyboard encodes differently", async () => {
    const { cookie, email, password } = await server.signedIn("editor");
    const composed = "été à la mer";
    const body = { current_password: password, new_password: composed };
    expect((await call("/trpc/account.changePassword", body, { cookie })).status).toBe(200);
    expect((await signIn({ email, password: composed.normalize("NFD") })).status).toBe(200);
  });

  test.each([
    ["no e-mail address", { email: "ada", password: "x" }, "email"],
    ["no password", { email: "ada@example.org", password: "" }, "password"],
    ["an endless password", { email: "ada@example.org", password: "x".repeat(201) }, "password"],
  ])("signing in with %s is 400 and names the field", async (_what, body, field) => {
    const response = await call("/api/auth/sign-in", body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "BAD_REQUEST", issues: [{ path: [field] }] });
  });
});

describe("changing the password", () => {
  test("changing the password ends all sessions, starts a new one, and is in the activity without the password", async () => {
    const person = await server.addPerson("editor");
    const [here, there] = [cookieOf(await signIn(person)), cookieOf(await signIn(person))];
    const body = { current_password: person.password, new_password: NEW_PASSWORD };
    const response = await call("/trpc/account.changePassword", body, { cookie: here });
    expect(response.status).toBe(200);
    const renewed = cookieOf(response);
    expect(renewed).not.toBe(here);
    expect(await isSignedIn(renewed)).toBe(true);
    expect(await isSignedIn(here)).toBe(false);
    expect(await isSignedIn(there)).toBe(false);
    expect((await signIn(person)).status).toBe(401);
    expect((await signIn({ ...person, password: NEW_PASSWORD })).status).toBe(200);
    const { rows } = await server.database.pool.query<{ row: string }>(
      `select row_to_json(change)::text as row from change join change_set on change_set.id = change_set_id
       where person_id = $1`,
      [person.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).toContain("password_changed_at");
    expect(rows[0]?.row).not.toContain("argon2");
  });

  test.each([
    ["a wrong current password", "not the password", NEW_PASSWORD, "current_password"],
    ["a short new one", "", "short", "new_password"],
    ["a leaked new one", "", "1qaz2wsx3edc", "new_password"],
  ])(
    "changing the password with %s is 400 and names the field",
    async (_what, current, new_password, field) => {
      const { cookie, password } = await server.signedIn("editor");
      const body = { current_password: current || password, new_password };
      const response = await call("/trpc/account.changePassword", body, { cookie });
      expect(response.status).toBe(400);
      const { error } = (await response.json()) as { error: { data: { issues: { path: string[] }[] } } };
      expect(error.data.issues[0]?.path).toEqual([field]);
      expect(await isSignedIn(cookie)).toBe(true);
    },
  );
});

describe("the identity of a caller", () => {
  test("a visitor is anonymous, and the response about the caller is not cached", async () => {
    const address = `${server.url}/trpc/account.me?input={}`;
    const nobody = await fetch(address);
    expect(nobody.headers.get("cache-control")).toBe("no-store");
    expect(await nobody.json()).toEqual({ result: { data: null } });
    const { cookie, id } = await server.signedIn("editor");
    const somebody = await fetch(address, { headers: { cookie } });
    expect(await somebody.json()).toMatchObject({ result: { data: { id } } });
    expect(await (await fetch(address)).json()).toEqual({ result: { data: null } });
  });

  test("without settings, there is no identity provider and no route to sign in with one", async () => {
    const provider = await fetch(`${server.url}/trpc/openIdConnect.provider?input={}`);
    expect(await provider.json()).toEqual({ result: { data: null } });
    expect((await fetch(`${server.url}/api/auth/openid-connect`)).status).toBe(404);
  });

  test("a token takes precedence over a cookie", async () => {
    const { cookie } = await server.signedIn("administrator");
    const authorization = `Bearer ${await server.tokenFor("editor")}`;
    expect(await (await me({ cookie, authorization })).json()).toMatchObject({ id: null, role: "editor" });
    expect((await me({ cookie, authorization: "Bearer swt_wrong" })).status).toBe(401);
    // An Authorization header for the proxy in front of the site is not meant for the server.
    expect((await me({ cookie, authorization: "Basic YTpi" })).status).toBe(200);
  });

  test("an invalid token is rejected, also where no authentication is required", async () => {
    const response = await fetch(`${server.url}/trpc/account.me?input={}`, {
      headers: { authorization: "Bearer swt_wrong" },
    });
    expect(response.status).toBe(401);
  });

  test.each(["revoked_at = now()", "expires_at = now() - interval '1 second'"])(
    "a token with %s is invalid",
    async (change) => {
      const authorization = `Bearer ${await server.tokenFor("administrator")}`;
      expect((await me({ authorization })).status).toBe(200);
      const { rows } = await server.database.pool.query<{ used: boolean }>(
        `update api_token set ${change} where id = (select max(id) from api_token)
         returning last_used_at is not null as used`,
      );
      expect(rows[0]?.used).toBe(true);
      expect((await me({ authorization })).status).toBe(401);
    },
  );
});

describe("without HTTPS", () => {
  test("the session cookie without HTTPS has its plain name and is not Secure", async () => {
    const plain = await startTestServer({ publicUrl: "http://localhost:3000" });
    const { email, password } = await plain.addPerson("editor");
    const response = await post(`${plain.url}/api/auth/sign-in`, { email, password });
    expect(response.headers.get("set-cookie")).toMatch(
      /^saywhere_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const { cookie } = await plain.signedIn("editor");
    expect((await fetch(`${plain.url}/api/auth/me`, { headers: { cookie } })).status).toBe(200);
    await plain.close();
  });
});
