import { Session } from "@saywhere/db/entities/session.entity";
import type { SessionInfo } from "@saywhere/validators/account";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cookieOf, post } from "./support/calls.ts";
import { startTestServer, type TestServer } from "./support/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const COOKIE =
  /^__Host-saywhere_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/;
const NEW_PASSWORD = "a staple and a battery";

const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  post(server.url + path, body, headers);
const signIn = (who: { email: string; password: string }, headers: Record<string, string> = {}) =>
  call("/api/auth/sign-in", { email: who.email, password: who.password }, headers);
const me = (headers: Record<string, string>) => fetch(`${server.url}/api/auth/me`, { headers });
const isSignedIn = async (cookie: string) => (await me({ cookie })).status === 200;

async function sessionsOf(cookie: string): Promise<SessionInfo[]> {
  const response = await fetch(`${server.url}/trpc/account.sessions?input={}`, { headers: { cookie } });
  return ((await response.json()) as { result: { data: SessionInfo[] } }).result.data;
}

describe("signing in", () => {
  test("sets a cookie, answers the person without secrets, and the cookie is who they are", async () => {
    const { id, email, password, name } = await server.addPerson("editor");
    const response = await signIn({ email: ` ${email.toUpperCase()} `, password });
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toMatch(COOKIE);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ id, name, email, role: "editor" });
    const who = await me({ cookie: cookieOf(response) });
    expect(await who.json()).toEqual({ id, name, email, role: "editor" });
  });

  test("works over tRPC too", async () => {
    const { email, password } = await server.addPerson("editor");
    const response = await call("/trpc/account.signIn", { email, password });
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toMatch(COOKIE);
  });

  test("keeps hashes alone: of the session a SHA-256, of the password argon2id", async () => {
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

  test("takes a password as another keyboard writes it", async () => {
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
  ])("%s is 400 and names the field", async (_what, body, field) => {
    const response = await call("/api/auth/sign-in", body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "BAD_REQUEST", issues: [{ path: [field] }] });
  });
});

describe("a session", () => {
  test("ends by signing out, for the cookie too", async () => {
    const { cookie } = await server.signedIn("editor");
    const response = await call("/api/auth/sign-out", {}, { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toMatch(/^__Host-saywhere_session=; Max-Age=0; Path=\/;/);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test.each([
    ["a week without a call", "last_seen_at = now() - interval '7 days 1 second'", 401],
    ["nearly a week without a call", "last_seen_at = now() - interval '6 days 23 hours'", 200],
    ["thirty days", "expires_at = now() - interval '1 second'", 401],
  ])("after %s", async (_what, change, status) => {
    const { cookie, id } = await server.signedIn("editor");
    await server.database.pool.query(`update session set ${change} where person_id = $1`, [id]);
    expect((await me({ cookie })).status).toBe(status);
  });

  test("says when it was used last, to the minute", async () => {
    const { cookie, id } = await server.signedIn("editor");
    const seen = async () => {
      const { rows } = await server.database.pool.query<{ session: number; person: string | null }>(
        `select extract(epoch from session.last_seen_at)::float as session, person.last_seen_at as person
         from session join person on person.id = person_id where person_id = $1`,
        [id],
      );
      return rows[0];
    };
    const before = await seen();
    await me({ cookie });
    expect(await seen()).toEqual(before);
    const ago = "update session set last_seen_at = now() - interval '2 minutes' where person_id = $1";
    await server.database.pool.query(ago, [id]);
    await me({ cookie });
    expect((await seen())?.session).toBeGreaterThanOrEqual(before?.session ?? Infinity);
    expect((await seen())?.person).not.toBeNull();
  });

  test("lasts thirty days at most", async () => {
    const { id } = await server.signedIn("editor");
    const [session] = await server.database.orm.em.fork().find(Session, { person: id });
    const days = ((session?.expiresAt.getTime() ?? 0) - (session?.createdAt.getTime() ?? 0)) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
  });

  test("is listed with its device, and ends alone", async () => {
    const person = await server.addPerson("editor");
    const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
    const first = cookieOf(await signIn(person, { "user-agent": firefox }));
    const second = cookieOf(await signIn(person, { "user-agent": "curl/8.5.0" }));
    const listed = await sessionsOf(second);
    expect(listed.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: "curl", current: true },
      { device: "Firefox on Linux", current: false },
    ]);
    expect(listed[0]?.address).toBe("127.0.0.1");
    expect((await call("/trpc/account.endSession", { id: listed[1]?.id }, { cookie: second })).status).toBe(
      200,
    );
    expect(await isSignedIn(first)).toBe(false);
    expect(await isSignedIn(second)).toBe(true);
  });

  test("of somebody else cannot be ended", async () => {
    const victim = await server.signedIn("administrator");
    const [session] = await sessionsOf(victim.cookie);
    const { cookie } = await server.signedIn("administrator");
    expect((await call("/trpc/account.endSession", { id: session?.id }, { cookie })).status).toBe(404);
    expect(await isSignedIn(victim.cookie)).toBe(true);
  });

  test("ends everywhere, here too, and nobody else's does", async () => {
    const person = await server.addPerson("editor");
    const [here, there] = [cookieOf(await signIn(person)), cookieOf(await signIn(person))];
    const other = await server.signedIn("editor");
    const response = await call("/trpc/account.signOutEverywhere", {}, { cookie: here });
    expect(response.headers.get("set-cookie")).toMatch(/Max-Age=0/);
    expect(await isSignedIn(here)).toBe(false);
    expect(await isSignedIn(there)).toBe(false);
    expect(await isSignedIn(other.cookie)).toBe(true);
  });

  test("is nobody's whose account was deactivated", async () => {
    const { cookie, id } = await server.signedIn("editor");
    await server.database.pool.query("update person set deactivated_at = now() where id = $1", [id]);
    expect(await isSignedIn(cookie)).toBe(false);
  });
});

describe("changing the password", () => {
  test("ends all sessions, goes on in a new one, and is in the activity without the password", async () => {
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
  ])("%s is 400 and names the field", async (_what, current, new_password, field) => {
    const { cookie, password } = await server.signedIn("editor");
    const body = { current_password: current || password, new_password };
    const response = await call("/trpc/account.changePassword", body, { cookie });
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { data: { issues: { path: string[] }[] } } };
    expect(error.data.issues[0]?.path).toEqual([field]);
    expect(await isSignedIn(cookie)).toBe(true);
  });
});

describe("who makes a call", () => {
  test("is nobody for a visitor, and the answer is kept by nobody", async () => {
    const address = `${server.url}/trpc/account.me?input={}`;
    const nobody = await fetch(address);
    expect(nobody.headers.get("cache-control")).toBe("no-store");
    expect(await nobody.json()).toEqual({ result: { data: null } });
    const { cookie, id } = await server.signedIn("editor");
    const somebody = await fetch(address, { headers: { cookie } });
    expect(await somebody.json()).toMatchObject({ result: { data: { id } } });
    expect(await (await fetch(address)).json()).toEqual({ result: { data: null } });
  });

  test("is the token, where a cookie comes along", async () => {
    const { cookie } = await server.signedIn("administrator");
    const authorization = `Bearer ${await server.tokenFor("editor")}`;
    expect(await (await me({ cookie, authorization })).json()).toMatchObject({ id: null, role: "editor" });
    expect((await me({ cookie, authorization: "Bearer swt_wrong" })).status).toBe(401);
    // A site behind a password of its proxy: the header is not for us.
    expect((await me({ cookie, authorization: "Basic YTpi" })).status).toBe(200);
  });

  test("a wrong token is an error, also where nobody would do", async () => {
    const response = await fetch(`${server.url}/trpc/account.me?input={}`, {
      headers: { authorization: "Bearer swt_wrong" },
    });
    expect(response.status).toBe(401);
  });

  test.each(["revoked_at = now()", "expires_at = now() - interval '1 second'"])(
    "a token with %s is nobody's",
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

  test.each(["sessions", "endSession", "signOutEverywhere", "changePassword", "signOut"])(
    "a token has no %s",
    async (name) => {
      const authorization = `Bearer ${await server.tokenFor("administrator")}`;
      const response =
        name === "sessions"
          ? await fetch(`${server.url}/trpc/account.sessions?input={}`, { headers: { authorization } })
          : await call(
              `/trpc/account.${name}`,
              { id: 1, current_password: "x", new_password: NEW_PASSWORD },
              { authorization },
            );
      expect(response.status).toBe(403);
      expect(response.headers.get("set-cookie")).toBeNull();
    },
  );
});

describe("without HTTPS", () => {
  test("the cookie has its plain name and is not Secure", async () => {
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
