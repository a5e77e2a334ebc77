import { Session } from "@saywhere/db/entities/session.entity";
import type { SessionInfo } from "@saywhere/validators/accounts/account";
import { describe, expect, test } from "vitest";
import { cookieOf, post } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer());

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

describe("the lifetime of a session", () => {
  test("signing out ends the session and removes the cookie", async () => {
    const { cookie } = await server.signedIn("editor");
    const response = await call("/api/auth/sign-out", {}, { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toMatch(/^__Host-saywhere_session=; Max-Age=0; Path=\/;/);
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await call("/api/auth/sign-out", {}, { cookie })).status).toBe(200);
  });

  test.each([
    ["a week without a call", "last_seen_at = now() - interval '7 days 1 second'", 401],
    ["nearly a week without a call", "last_seen_at = now() - interval '6 days 23 hours'", 200],
    ["thirty days", "expires_at = now() - interval '1 second'", 401],
  ])("a session expires on schedule: %s", async (_what, change, status) => {
    const { cookie, id } = await server.signedIn("editor");
    await server.database.pool.query(`update session set ${change} where person_id = $1`, [id]);
    expect((await me({ cookie })).status).toBe(status);
  });

  test("a session records when it was last used, to the minute", async () => {
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
    expect(before?.person).not.toBeNull();
    await me({ cookie });
    expect(await seen()).toEqual(before);
    const ago = `with ended as (update session set last_seen_at = now() - interval '2 minutes' where person_id = $1)
      update person set last_seen_at = null where id = $1`;
    await server.database.pool.query(ago, [id]);
    await me({ cookie });
    expect((await seen())?.session).toBeGreaterThanOrEqual(before?.session ?? Infinity);
    expect((await seen())?.person).not.toBeNull();
  });

  test("a session lasts thirty days at most", async () => {
    const { id } = await server.signedIn("editor");
    const [session] = await server.database.orm.em.fork().find(Session, { person: id });
    const days = ((session?.expiresAt.getTime() ?? 0) - (session?.createdAt.getTime() ?? 0)) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
  });

  test("a session is listed with its device, and can be ended individually", async () => {
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
    const end = (id = 0) => call("/trpc/account.endSession", { id }, { cookie: second });
    const ended = await end(listed[1]?.id);
    expect([ended.status, ended.headers.get("set-cookie")]).toEqual([200, null]);
    expect(await isSignedIn(first)).toBe(false);
    const again = await end(listed[1]?.id);
    expect([again.status, await again.text()]).toEqual([404, expect.stringMatching("has ended already")]);
    expect(await isSignedIn(second)).toBe(true);
    expect((await end(listed[0]?.id)).headers.get("set-cookie")).toMatch(/Max-Age=0/);
    expect(await isSignedIn(second)).toBe(false);
  });

  test("a session of another person cannot be ended", async () => {
    const victim = await server.signedIn("administrator");
    const [session] = await sessionsOf(victim.cookie);
    const { cookie } = await server.signedIn("administrator");
    expect((await call("/trpc/account.endSession", { id: session?.id }, { cookie })).status).toBe(404);
    expect(await isSignedIn(victim.cookie)).toBe(true);
  });

  test("signing out everywhere ends all sessions of the person, including the current one, and no others", async () => {
    const person = await server.addPerson("editor");
    const [here, there] = [cookieOf(await signIn(person)), cookieOf(await signIn(person))];
    const other = await server.signedIn("editor");
    const response = await call("/trpc/account.signOutEverywhere", {}, { cookie: here });
    expect(response.headers.get("set-cookie")).toMatch(/Max-Age=0/);
    expect(await isSignedIn(here)).toBe(false);
    expect(await isSignedIn(there)).toBe(false);
    expect(await isSignedIn(other.cookie)).toBe(true);
  });

  test("a session of a deactivated person is invalid", async () => {
    const { cookie, id } = await server.signedIn("editor");
    await server.database.pool.query("update person set deactivated_at = now() where id = $1", [id]);
    expect(await isSignedIn(cookie)).toBe(false);
  });
});
