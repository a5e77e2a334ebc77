import * as argon2 from "@node-rs/argon2";
import { describe, expect, test, vi } from "vitest";
import { post } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import type { TestServer } from "../support/start-test-server.ts";

vi.mock("@node-rs/argon2", { spy: true });
// Test files share their modules, and those already loaded by others do not use the spy.
vi.resetModules();
const { startTestServer } = await import("../support/start-test-server.ts");

const server = forAllTests(() => startTestServer());
/** Two more instances of the site, each behind a proxy. */
const [site, secondSite] = [1, 2].map(() =>
  forAllTests(() => startTestServer({ databaseUrl: server.databaseUrl, trustProxy: 1 })),
) as [TestServer, TestServer];

const SIGN_IN = "/api/auth/sign-in";

/** An IP address whose attempts no other test uses up. */
let lastAddress = 0;
const fromElsewhere = () => ({ "x-forwarded-for": `198.51.100.${(lastAddress += 1)}` });

describe("account enumeration", () => {
  test("whether an e-mail address is known cannot be derived from a failed sign-in: same response, same work", async () => {
    const known = await server.addPerson("editor");
    const gone = await server.addPerson("editor");
    await server.database.pool.query("update person set deactivated_at = now() where id = $1", [gone.id]);
    await server.database.pool.query(
      "insert into person (email, name, role) values ('invited@example.org', 'Invited', 'editor')",
    );
    // The hash that stands in for unknown accounts is created at the first sign-in.
    await post(site.url + SIGN_IN, { email: "first@example.org", password: "x" }, fromElsewhere());
    const verify = vi.mocked(argon2.verify);
    for (const [email, password] of [
      ["nobody@example.org", known.password],
      [known.email, "not the password"],
      [gone.email, gone.password],
      ["invited@example.org", known.password],
    ] as const) {
      verify.mockClear();
      const hashes = vi.mocked(argon2.hash).mock.calls.length;
      const response = await post(site.url + SIGN_IN, { email, password }, fromElsewhere());
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        message: "E-mail or password is wrong",
        code: "UNAUTHORIZED",
      });
      expect(response.headers.get("set-cookie")).toBeNull();
      expect(verify).toHaveBeenCalledTimes(1);
      expect(String(verify.mock.calls[0]?.[0])).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(vi.mocked(argon2.hash).mock.calls.length).toBe(hashes);
    }
  });
});

describe("guessing passwords", () => {
  test("password guessing is blocked after ten attempts, on every instance, and only for that client", async () => {
    const [one, two] = [site, secondSite];
    const { email, password } = await server.addPerson("editor");
    const attacker = fromElsewhere();
    const guess = (instance: TestServer, headers: Record<string, string>, word = "not the password") =>
      post(instance.url + SIGN_IN, { email, password: word }, headers);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await guess(attempt % 2 ? one : two, attacker)).status).toBe(401);
    }
    for (const instance of [one, two]) {
      const refused = await guess(instance, attacker, password);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800);
      expect(await refused.json()).toMatchObject({
        message: "Too many attempts. Try again in 15 minutes.",
        code: "TOO_MANY_REQUESTS",
      });
    }
    expect((await guess(one, fromElsewhere(), password)).status).toBe(200);
    const other = await server.addPerson("editor");
    const credentials = { email: other.email, password: other.password };
    expect((await post(one.url + SIGN_IN, credentials, attacker)).status).toBe(200);
  });

  test("the count of password attempts is reset by a successful sign-in", async () => {
    const { email, password } = await server.addPerson("editor");
    const address = fromElsewhere();
    for (let attempt = 0; attempt < 25; attempt += 1) {
      const right = attempt % 9 === 8;
      const response = await post(
        site.url + SIGN_IN,
        { email, password: right ? password : "not the password" },
        address,
      );
      expect(response.status).toBe(right ? 200 : 401);
    }
  });

  test("password attempts are counted by the address that the proxy adds, not by what the client sends", async () => {
    const { email } = await server.addPerson("editor");
    const real = fromElsewhere()["x-forwarded-for"];
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const headers = { "x-forwarded-for": `203.0.113.${attempt}, ${real}` };
      statuses.push((await post(site.url + SIGN_IN, { email, password: "x" }, headers)).status);
    }
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  test("password attempts are counted for a whole IPv6 network", async () => {
    const { email } = await server.addPerson("editor");
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const headers = { "x-forwarded-for": `2001:db8:1:2::${attempt + 1}` };
      statuses.push((await post(site.url + SIGN_IN, { email, password: "x" }, headers)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    const neighbor = { "x-forwarded-for": "2001:db8:1:3::1" };
    expect((await post(site.url + SIGN_IN, { email, password: "x" }, neighbor)).status).toBe(401);
  });

  test("password attempts are counted for wider IPv6 networks too, up to twice and four times as many", async () => {
    const attempt = async (address: string) => {
      const body = { token: "A".repeat(43) };
      const headers = { "x-forwarded-for": address };
      return (await post(`${site.url}/trpc/account.linkInfo`, body, headers)).status;
    };
    const hex = (value: number) => value.toString(16).padStart(2, "0");
    // Each from its own /64, all of them in one /56.
    for (let subnet = 0; subnet < 60; subnet += 1) {
      expect(await attempt(`2001:db8:aaaa:bb${hex(subnet)}::1`)).toBe(404);
    }
    expect(await attempt("2001:db8:aaaa:bbff::1")).toBe(429);
    // Each from its own /56, all of them in the same /48: 60 were counted.
    for (let subnet = 0; subnet < 60; subnet += 1) {
      expect(await attempt(`2001:db8:aaaa:${hex(subnet)}00::1`)).toBe(404);
    }
    expect(await attempt("2001:db8:aaaa:ff00::1")).toBe(429);
    expect(await attempt("2001:db8:aaab::1")).toBe(404);
  });

  test("a thousand concurrent password attempts are mostly rejected, while the site responds and others sign in", async () => {
    const { email, password } = await server.addPerson("editor");
    const attacker = fromElsewhere();
    const verify = vi.mocked(argon2.verify);
    verify.mockClear();
    let refused = 0;
    const attempts = Promise.all(
      Array.from({ length: 1_000 }, async (_, index) => {
        const body = { email: `person${index % 50}@example.org`, password: "x" };
        const { status } = await post(site.url + SIGN_IN, body, attacker);
        refused += status === 429 ? 1 : 0;
        return status;
      }),
    );
    const meanwhile = await Promise.all([
      fetch(`${site.url}/health/ready`),
      fetch(`${site.url}/api/languages`),
      fetch(`${site.url}/api/phrases/thai/hello`),
      post(site.url + SIGN_IN, { email, password }, fromElsewhere()),
    ]);
    expect(meanwhile.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // These requests did not wait for the hundred attempts whose passwords are verified.
    expect(refused).toBe(0);
    const statuses = await attempts;
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(900);
    expect(verify).toHaveBeenCalledTimes(101);
  });

  test("guessing links and current passwords is blocked too", async () => {
    const address = fromElsewhere();
    const token = "A".repeat(43);
    const { cookie } = await server.signedIn("editor");
    const statuses = async (path: string, body: unknown) => {
      const seen: number[] = [];
      for (let attempt = 0; attempt < 31; attempt += 1) {
        seen.push((await post(site.url + path, body, { ...address, cookie })).status);
      }
      return seen.filter((status) => status === 429).length;
    };
    expect(await statuses("/trpc/account.linkInfo", { token })).toBe(1);
    expect(await statuses("/trpc/account.acceptLink", { token, password: "long enough for it" })).toBe(31);
    const change = { current_password: "wrong", new_password: "long enough for it" };
    expect(await statuses("/trpc/account.changePassword", change)).toBe(1);
  });

  test("guessing the current password of a person is blocked from all addresses together", async () => {
    const { cookie } = await server.signedIn("editor");
    const change = { current_password: "wrong", new_password: "long enough for it" };
    const guess = () =>
      post(`${site.url}/trpc/account.changePassword`, change, { ...fromElsewhere(), cookie });
    for (let attempt = 0; attempt < 30; attempt += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });

  test("password guessing in one batch is rejected as too many calls", async () => {
    const names = Array.from({ length: 60 }, () => "account.signIn").join(",");
    expect((await post(`${server.url}/trpc/${names}?batch=1`, {})).status).toBe(400);
  });
});
