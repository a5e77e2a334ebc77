import { beforeEach, describe, expect, test } from "vitest";
import { cookieOf } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { codeOf, dataOf, secondFactorCalls } from "../support/second-factor.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer());
beforeEach(async () => {
  await server.database.pool.query("delete from rate_limit");
});

const { call, read, signIn, confirm, isSignedIn, protect, pendingToken, requireFactor } = secondFactorCalls(
  () => server,
);

describe("when a second factor is required", () => {
  test("a person who has none can only add one, in new and in older sessions", async () => {
    const person = await server.signedIn("editor");
    await requireFactor("everyone");
    const response = await signIn(person);
    expect(await response.json()).toMatchObject({ id: person.id, second_factor_missing: true });
    for (const cookie of [person.cookie, cookieOf(response)]) {
      expect(await dataOf(await read("account.me", cookie))).toMatchObject({ second_factor_missing: true });
      expect((await read("task.list", cookie)).status).toBe(403);
      expect((await read("account.sessions", cookie)).status).toBe(403);
      const upload = await fetch(`${server.url}/api/language-phrases/export?format=csv&language=farsi`, {
        headers: { cookie },
      });
      expect(upload.status).toBe(403);
    }
    const safe = await protect({ ...person, cookie: cookieOf(response) });
    expect(await isSignedIn(safe.cookie)).toBe(true);
    const { password, cookie } = safe;
    const off = await call("secondFactor.disable", { password }, { cookie });
    expect(off.status).toBe(409);
    await pendingToken(person);
  });

  test("a person who has one keeps the session that began with it, and can begin another", async () => {
    const person = await protect(await server.signedIn("editor"));
    await requireFactor("everyone");
    expect(await isSignedIn(person.cookie)).toBe(true);
    const body = { current_password: person.password, new_password: "another long password" };
    const changed = await call("account.changePassword", body, { cookie: person.cookie });
    expect(await isSignedIn(cookieOf(changed))).toBe(true);
    const token = await pendingToken({ ...person, password: body.new_password });
    expect(await isSignedIn(cookieOf(await confirm(token, codeOf(person))))).toBe(true);
  });

  test("the rule is that nobody needs one until an administrator sets another", async () => {
    const { cookie } = await server.signedIn("administrator");
    const rule = async () => dataOf(await read("secondFactor.rule", cookie));
    await server.database.pool.query("delete from setting where key = 'second_factor_rule'");
    expect(await rule()).toEqual({ rule: "nobody" });
    const set = await call("secondFactor.setRule", { rule: "administrators" }, { cookie });
    expect(await dataOf(set)).toEqual({ rule: "administrators" });
  });

  test("API tokens keep working", async () => {
    await requireFactor("everyone");
    const authorization = `Bearer ${await server.tokenFor("administrator")}`;
    const response = await fetch(`${server.url}/api/auth/me`, { headers: { authorization } });
    expect(response.status).toBe(200);
  });

  test("the rule for administrators leaves editors alone", async () => {
    const editor = await server.signedIn("editor");
    const administrator = await server.signedIn("administrator");
    await requireFactor("administrators");
    expect(await isSignedIn(editor.cookie)).toBe(true);
    expect(await isSignedIn(administrator.cookie)).toBe(false);
    await requireFactor("nobody");
    expect(await isSignedIn(administrator.cookie)).toBe(true);
  });

  test("an API token cannot end the rule by an undo", async () => {
    await requireFactor("everyone");
    const { rows } = await server.database.pool.query<{ id: string }>(
      "select max(change_set_id)::text as id from change where kind = 'setting'",
    );
    const authorization = `Bearer ${await server.tokenFor("administrator")}`;
    const undone = await call("activity.undo", { change_set_id: rows[0]?.id }, { authorization });
    expect(undone.status).toBe(403);
    await requireFactor("nobody");
  });
});
