import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describeUrl } from "@saywhere/db/database-error";
import { beforeEach, describe, expect, test } from "vitest";
import { cookieOf } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { programEnvironment } from "../support/program-environment.ts";
import { codeOf, dataOf, type Protected, secondFactorCalls } from "../support/second-factor.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer());
beforeEach(async () => {
  await server.database.pool.query("delete from rate_limit");
});

const { call, read, signIn, confirm, isSignedIn, protect, pendingToken } = secondFactorCalls(() => server);
const WRONG_PASSWORD = { error: { data: { httpStatus: 400, issues: [{ path: ["password"] }] } } };

describe("setting up one-time codes", () => {
  test("asks for the password and for a code before sign-ins need one, and ends the other sessions", async () => {
    const person = await server.signedIn("editor");
    const elsewhere = cookieOf(await signIn(person));
    const { cookie, password } = person;
    const wrong = await call("secondFactor.begin", { password: "not the password" }, { cookie });
    expect(await wrong.json()).toMatchObject(WRONG_PASSWORD);
    const { secret, url } = await dataOf<{ secret: string; url: string }>(
      await call("secondFactor.begin", { password }, { cookie }),
    );
    expect(url).toContain(`secret=${secret}`);
    expect(url).toContain(encodeURIComponent(person.email));
    expect((await call("secondFactor.enable", { code: "000000" }, { cookie })).status).toBe(400);
    expect(await (await signIn(person)).json()).toMatchObject({ id: person.id });

    const spaced = codeOf({ secret }).replace(/^(...)/, "$1 ");
    const enabled = await call("secondFactor.enable", { code: spaced }, { cookie });
    const { recovery_codes } = await dataOf<{ recovery_codes: string[] }>(enabled);
    expect(new Set(recovery_codes).size).toBe(10);
    for (const code of recovery_codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(await isSignedIn(cookieOf(enabled))).toBe(true);
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(false);
    const again = await call("secondFactor.begin", { password }, { cookie: cookieOf(enabled) });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain("One-time codes are on already. Turn them off first.");
    await pendingToken(person);
  });

  test("begins again with another secret, and leaves the codes of other people as they are", async () => {
    const other = await protect(await server.signedIn("editor"));
    const { cookie, password } = await server.signedIn("editor");
    const begin = async () =>
      dataOf<{ secret: string }>(await call("secondFactor.begin", { password }, { cookie }));
    const [first, second] = [await begin(), await begin()];
    const wrong = await call("secondFactor.enable", { code: codeOf(first) }, { cookie });
    expect(await wrong.json()).toMatchObject({ error: { data: { issues: [{ path: ["code"] }] } } });
    expect((await call("secondFactor.renewRecoveryCodes", { password }, { cookie })).status).toBe(409);
    expect((await call("secondFactor.enable", { code: codeOf(second) }, { cookie })).status).toBe(200);
    expect((await confirm(await pendingToken(other), codeOf(other))).status).toBe(200);
  });

  test("stores recovery codes and tokens of sign-ins as hashes, and nothing of the codes in the history", async () => {
    const person = await protect(await server.signedIn("editor"));
    const token = await pendingToken(person);
    const { rows } = await server.database.pool.query<{ text: string }>(
      `select row_to_json(recovery_code)::text as text from recovery_code
       union all select row_to_json(auth_challenge)::text from auth_challenge
       union all select row_to_json(change)::text from change`,
    );
    const stored = rows.map(({ text }) => text).join("\n");
    for (const secret of [token, person.secret, ...person.recoveryCodes]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(secret.replaceAll("-", ""));
    }
    expect(stored).toContain("second_factor_at");
  });

  test("turns codes off with the password, and then signs in with the password alone", async () => {
    const person = await protect(await server.signedIn("editor"));
    const { cookie, password } = person;
    const wrong = await call("secondFactor.disable", { password: "wrong" }, { cookie });
    expect(await wrong.json()).toMatchObject(WRONG_PASSWORD);
    expect((await call("secondFactor.disable", { password }, { cookie })).status).toBe(200);
    expect(await (await signIn(person)).json()).toMatchObject({ id: person.id });
  });
});

describe("signing in with a code", () => {
  test("signs in with a right code once, by a token that works once", async () => {
    const person = await protect(await server.signedIn("editor"));
    const [first, second] = [await pendingToken(person), await pendingToken(person)];
    const code = codeOf(person);
    const response = await confirm(first, code);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: person.id, email: person.email });
    expect(await isSignedIn(cookieOf(response))).toBe(true);

    const replayed = await confirm(second, code);
    expect(replayed.status).toBe(401);
    expect(await replayed.json()).toMatchObject({ code: "UNAUTHORIZED", issues: [{ path: ["code"] }] });
    expect(replayed.headers.get("set-cookie")).toBeNull();
    expect((await confirm(first, codeOf(person, 1))).status).toBe(404);
    expect((await confirm(second, codeOf(person, 1))).status).toBe(200);
  });

  test("accepts one of several requests that send the same code at once", async () => {
    const person = await protect(await server.signedIn("editor"));
    const tokens = [await pendingToken(person), await pendingToken(person), await pendingToken(person)];
    const code = codeOf(person);
    const responses = await Promise.all(tokens.map((token) => confirm(token, code)));
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 401, 401,
    ]);
  });

  test("accepts each recovery code once, until new ones replace them", async () => {
    const person = await protect(await server.signedIn("editor"));
    const [first = "", second = ""] = person.recoveryCodes;
    const response = await confirm(await pendingToken(person), first.toUpperCase());
    expect(response.status).toBe(200);
    expect((await confirm(await pendingToken(person), first)).status).toBe(401);
    const cookie = cookieOf(response);
    expect(await dataOf(await read("secondFactor.mine", cookie))).toMatchObject({ recovery_codes_left: 9 });
    const { password } = person;
    const wrong = await call("secondFactor.renewRecoveryCodes", { password: "wrong" }, { cookie });
    expect(await wrong.json()).toMatchObject(WRONG_PASSWORD);
    const renewed = await dataOf<{ recovery_codes: string[] }>(
      await call("secondFactor.renewRecoveryCodes", { password }, { cookie }),
    );
    expect((await confirm(await pendingToken(person), second)).status).toBe(401);
    expect((await confirm(await pendingToken(person), renewed.recovery_codes[0] ?? "")).status).toBe(200);
  });

  test("rejects further codes after ten attempts, with whichever token", async () => {
    const person = await protect(await server.signedIn("editor"));
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      statuses.push((await confirm(await pendingToken(person), "000000")).status);
      await server.database.pool.query("delete from rate_limit where key like 'sign-in%'");
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    const refused = await confirm(await pendingToken(person), codeOf(person));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
  });

  const setActive = async (id: number, active: boolean) => {
    const { cookie } = await server.signedIn("administrator");
    return call("people.setActive", { id, active }, { cookie });
  };
  test.each<[string, (person: Protected) => Promise<unknown>]>([
    ["expired", () => server.database.pool.query("update auth_challenge set expires_at = now()")],
    ["is of a person who was deactivated", ({ id }) => setActive(id, false)],
    [
      "began before a new password was chosen",
      ({ password, cookie }) =>
        call(
          "account.changePassword",
          { current_password: password, new_password: "another long password" },
          { cookie },
        ),
    ],
    [
      "began before an administrator deactivated and reactivated the account",
      async ({ id }) => {
        await setActive(id, false);
        await setActive(id, true);
      },
    ],
  ])("rejects a sign-in that %s", async (_what, change) => {
    const person = await protect(await server.signedIn("editor"));
    const token = await pendingToken(person);
    await change(person);
    const response = await confirm(token, codeOf(person));
    expect(response.status).toBe(404);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  test("asks for the code after a password link as well", async () => {
    const person = await protect(await server.signedIn("editor"));
    const { cookie } = await server.signedIn("administrator");
    const { url } = await dataOf<{ url: string }>(
      await call("people.resetLink", { id: person.id }, { cookie }),
    );
    const accepted = await call("account.acceptLink", {
      token: new URL(url).hash.slice(1),
      password: "another long password",
    });
    expect(accepted.headers.get("set-cookie")).toBeNull();
    const { second_factor } = await dataOf<{ second_factor: { token: string } }>(accepted);
    expect((await confirm(second_factor.token, codeOf(person))).status).toBe(200);
  });
});

describe("removing the second factor of another person", () => {
  test("an administrator removes it, which ends the sessions and is in the activity", async () => {
    const person = await protect(await server.signedIn("editor"));
    const { cookie, id } = await server.signedIn("administrator");
    const removed = await call("people.removeSecondFactor", { id: person.id }, { cookie });
    expect(await dataOf(removed)).toMatchObject({ id: person.id, second_factor: false });
    expect(await isSignedIn(person.cookie)).toBe(false);
    expect(await (await signIn(person)).json()).toMatchObject({ id: person.id });
    const { items } = await dataOf<{
      items: { who: { person_id: number }; headline: { record_id: number; fields: { field: string }[] } }[];
    }>(await read("activity.list", cookie));
    expect(items[0]).toMatchObject({
      who: { person_id: id },
      headline: { record_id: person.id, fields: [{ field: "second_factor_at", after: null }] },
    });
  });

  test("the command removes it, for an administrator whom nobody else can help", async () => {
    const person = await protect(await server.signedIn("administrator"));
    const command = fileURLToPath(new URL("../../src/cli/remove-second-factor.ts", import.meta.url));
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [command, ...args], {
        env: { ...programEnvironment, DATABASE_URL: server.databaseUrl },
        encoding: "utf8",
      });
    const unknown = run("nobody@example.org");
    expect(unknown.status).toBe(1);
    expect(unknown.stderr).toContain("there is no person with the e-mail address nobody@example.org");
    const { status, stdout, stderr } = run(person.email.toUpperCase());
    expect(status, stderr).toBe(0);
    const who = `${person.name} (${person.email}) in the database ${describeUrl(server.databaseUrl)}`;
    expect(stdout).toContain(`${who} no longer has a second factor`);
    expect(stdout).toContain("All sessions of the person have ended.");
    expect(await isSignedIn(person.cookie)).toBe(false);
    const again = cookieOf(await signIn(person));
    expect(run(person.email).stdout).toBe(`${who} has no second factor: nothing was changed.\n`);
    expect(await isSignedIn(again)).toBe(true);
    expect(await (await signIn(person)).json()).toMatchObject({ id: person.id });
  });
});
