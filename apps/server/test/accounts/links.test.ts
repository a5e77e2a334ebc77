import type { OneTimeLink } from "@saywhere/validators/accounts/account";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { StartupError } from "../../src/errors/startup-error.ts";
import { cookieOf, post } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { dataOf } from "../support/second-factor.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer({ trustProxy: 1 }));
let administrator: { cookie: string };
beforeAll(async () => {
  administrator = { cookie: (await server.signedIn("administrator")).cookie };
});

const PASSWORD = "a brand new password";
const ADA = { name: "Ada", email: "ada@example.org", password: PASSWORD };

const call = (name: string, body: unknown, headers: Record<string, string> = {}, to = server) =>
  post(`${to.url}/trpc/${name}`, body, headers);
const signIn = (email: string, password: string) =>
  post(`${server.url}/api/auth/sign-in`, { email, password });
const tokenIn = (url: string | null) => url?.split("#")[1] ?? "";

/** Attempts from one IP address are queued; concurrent ones use several addresses. */
const from = (address: number) => ({ "x-forwarded-for": `198.51.100.${address}` });

const link = async (name: string, body: unknown) =>
  dataOf<OneTimeLink>(await call(name, body, administrator));

async function freshSite(): Promise<TestServer> {
  const site = await startTestServer();
  onTestFinished(() => site.close());
  return site;
}

describe("the set-up link", () => {
  test("the set-up link creates the first administrator once, signed in, and is invalid afterwards", async () => {
    const site = await freshSite();
    const url = await site.services.account.prepareSetUp(undefined);
    expect(url).toMatch(/^https:\/\/saywhere\.example\/admin\/set-up#[\w-]{43}$/);
    const token = tokenIn(url);
    expect(await dataOf(await call("account.linkInfo", { token }, {}, site))).toEqual({
      purpose: "set-up",
      name: null,
      email: null,
    });
    const accepted = await call("account.acceptLink", { token, ...ADA }, {}, site);
    expect(await dataOf(accepted)).toMatchObject({ name: "Ada", email: ADA.email, role: "administrator" });
    const cookie = cookieOf(accepted);
    expect((await fetch(`${site.url}/api/auth/me`, { headers: { cookie } })).status).toBe(200);

    const again = { token, name: "Eve", email: "eve@example.org", password: PASSWORD };
    expect((await call("account.acceptLink", again, {}, site)).status).toBe(404);
    expect((await call("account.linkInfo", { token }, {}, site)).status).toBe(404);
    expect(await site.services.account.prepareSetUp(undefined)).toBeNull();
  });

  test("the set-up link requires a name, an e-mail address and a password that is hard to guess, until a person has one", async () => {
    const site = await freshSite();
    const token = tokenIn(await site.services.account.prepareSetUp(undefined));
    const issuesOf = async (body: object) => {
      const refused = await call("account.acceptLink", { token, ...body }, {}, site);
      expect(refused.status).toBe(400);
      const { error } = (await refused.json()) as { error: { data: { issues: object[] } } };
      return error.data.issues;
    };
    expect(await issuesOf({ ...ADA, password: "password1234" })).toMatchObject([
      { path: ["password"], message: expect.stringContaining("easy to guess") },
    ]);
    expect(await issuesOf({ password: PASSWORD })).toMatchObject([{ path: ["name"] }, { path: ["email"] }]);
    expect((await call("account.linkInfo", { token }, {}, site)).status).toBe(200);
    await site.addPerson("editor");
    expect((await call("account.acceptLink", { token, ...ADA }, {}, site)).status).toBe(404);
  });

  test("of the set-up links of several instances only one can be used, also concurrently", async () => {
    const one = await startTestServer({ trustProxy: 1 });
    onTestFinished(() => one.close());
    const two = await startTestServer({ databaseUrl: one.databaseUrl, trustProxy: 1 });
    onTestFinished(() => two.close());
    const tokens: string[] = [];
    for (const site of [one, two, one, two, one, two]) {
      tokens.push(tokenIn(await site.services.account.prepareSetUp(undefined)));
    }
    for (const token of tokens) {
      expect((await call("account.linkInfo", { token }, {}, two)).status).toBe(200);
    }
    const answers = await Promise.all(
      tokens.map((token, index) => {
        const body = { token, ...ADA, email: `ada${index}@example.org` };
        return call("account.acceptLink", body, from(index), index % 2 ? two : one);
      }),
    );
    expect(answers.map(({ status }) => status).sort((x, y) => x - y)).toEqual([200, 404, 404, 404, 404, 404]);
    const { rows } = await one.database.pool.query("select from person");
    expect(rows).toHaveLength(1);
    for (const token of tokens) {
      expect((await call("account.linkInfo", { token }, {}, one)).status).toBe(404);
    }
  });
});

describe("the administrator of the environment", () => {
  test("the administrator of the environment needs a password that is hard to guess, is created once by several instances, and keeps their password", async () => {
    const site = await freshSite();
    const named = { email: ADA.email, password: PASSWORD };
    const guessable = site.services.account.prepareSetUp({ ...named, password: "password1234" });
    await expect(guessable).rejects.toThrow(StartupError);
    await expect(guessable).rejects.toThrow(/^ADMIN_PASSWORD is refused\. This password is easy to guess/);
    const urls = await Promise.all(
      Array.from({ length: 8 }, () => site.services.account.prepareSetUp(named)),
    );
    expect(urls).toEqual(Array(8).fill(null));
    const { rows } = await site.database.pool.query("select name, email, role from person");
    expect(rows).toEqual([{ name: "ada", email: ADA.email, role: "administrator" }]);
    await site.services.account.prepareSetUp({ ...named, password: "another long password" });
    const again = await post(`${site.url}/api/auth/sign-in`, named);
    expect(again.status).toBe(200);
  });
});

describe("an invitation", () => {
  test("an invitation lets the invited person choose a password, once, also when used twice concurrently", async () => {
    const input = { name: "Grace", email: "grace@example.org", role: "editor" };
    const { url, expires_at } = await link("people.invite", input);
    expect(url).toMatch(/^https:\/\/saywhere\.example\/admin\/invitation#[\w-]{43}$/);
    expect((Date.parse(expires_at) - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
    const token = tokenIn(url);
    expect((await signIn(input.email, PASSWORD)).status).toBe(401);
    expect(await dataOf(await call("account.linkInfo", { token }))).toEqual({
      purpose: "invitation",
      name: "Grace",
      email: input.email,
    });
    const accept = (address = 1) => call("account.acceptLink", { token, password: PASSWORD }, from(address));
    const answers = await Promise.all([accept(1), accept(2), accept(3)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404, 404]);
    expect((await signIn(input.email, PASSWORD)).status).toBe(200);
    expect((await accept()).status).toBe(404);
  });

  test("an invitation fixes the role and the e-mail address that the administrator chose", async () => {
    const input = { name: "Mallory", email: "mallory@example.org", role: "editor" };
    const token = tokenIn((await link("people.invite", input)).url);
    const wanted = { token, password: PASSWORD, email: "admin@example.org", role: "administrator" };
    expect(await dataOf(await call("account.acceptLink", wanted))).toMatchObject({
      email: input.email,
      role: "editor",
    });
  });

  test("an invitation for an e-mail address in use is rejected", async () => {
    const { email } = await server.addPerson("editor");
    const response = await call("people.invite", { name: "Twin", email, role: "editor" }, administrator);
    expect(response.status).toBe(409);
    const { error } = (await response.json()) as { error: { data: { issues: unknown; conflict: unknown } } };
    expect(error.data).toMatchObject({
      issues: [{ path: ["email"] }],
      conflict: { reason: "duplicate", field: "email" },
    });
  });

  test("an invitation becomes invalid when a newer one is created, and when it expires", async () => {
    const input = { name: "Edsger", email: "edsger@example.org", role: "editor" };
    const first = tokenIn((await link("people.invite", input)).url);
    const { rows } = await server.database.pool.query<{ id: number }>(
      "select id from person where email = $1",
      [input.email],
    );
    const newer = await link("people.resetLink", { id: rows[0]?.id });
    expect(newer.url).toContain("/admin/invitation#");
    expect((await call("account.linkInfo", { token: first })).status).toBe(404);
    expect((await call("account.linkInfo", { token: tokenIn(newer.url) })).status).toBe(200);
    await server.database.pool.query("update one_time_link set expires_at = now() where person_id = $1", [
      rows[0]?.id,
    ]);
    const late = { token: tokenIn(newer.url), password: PASSWORD };
    expect((await call("account.acceptLink", late)).status).toBe(404);
  });
});

describe("a password reset link", () => {
  test("a password reset link sets the password, ends all sessions and signs in", async () => {
    const person = await server.signedIn("editor");
    const { url, expires_at } = await link("people.resetLink", { id: person.id });
    expect(url).toContain("/admin/reset-password#");
    expect((Date.parse(expires_at) - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
    expect((await signIn(person.email, person.password)).status).toBe(200);
    const accepted = await call("account.acceptLink", { token: tokenIn(url), password: PASSWORD });
    expect(accepted.status).toBe(200);
    const meAs = (cookie: string) => fetch(`${server.url}/api/auth/me`, { headers: { cookie } });
    expect((await meAs(person.cookie)).status).toBe(401);
    expect((await meAs(cookieOf(accepted))).status).toBe(200);
    expect((await signIn(person.email, person.password)).status).toBe(401);
  });

  test("a password reset link is invalid for a deactivated person, and cannot be created for them", async () => {
    const { id } = await server.addPerson("editor");
    const { url } = await link("people.resetLink", { id });
    await server.database.pool.query("update person set deactivated_at = now() where id = $1", [id]);
    const body = { token: tokenIn(url), password: PASSWORD };
    expect((await call("account.acceptLink", body)).status).toBe(404);
    expect((await call("people.resetLink", { id }, administrator)).status).toBe(409);
    expect((await call("people.resetLink", { id: 999_999 }, administrator)).status).toBe(404);
  });

  test("the secret of a password reset link is not stored in the database", async () => {
    const { id } = await server.addPerson("editor");
    const { url } = await link("people.resetLink", { id });
    const { rows } = await server.database.pool.query<{ row: string }>(
      "select row_to_json(one_time_link)::text as row from one_time_link where person_id = $1",
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(tokenIn(url));
  });
});
