import type { ApiToken, CreatedToken, Person } from "@saywhere/validators/accounts/account";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { hashSecret } from "../../src/auth/secret.ts";
import type { SignedIn } from "../support/accounts.ts";
import { post } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";

const site = forAllTests(() => startTestServer());
let ada: SignedIn;
beforeEach(async () => {
  // The check for the last administrator covers the whole table.
  await site.database.pool.query("delete from person");
  ada = await site.signedIn("administrator");
});
afterEach(async () => {
  const { rowCount } = await site.database.pool.query("select from change_set where reason <> 'edit'");
  if (rowCount) throw new Error("What an administrator did is told as something else than an edit");
});

const call = (name: string, body: unknown, cookie = ada.cookie) =>
  post(`${site.url}/trpc/${name}`, body, { cookie });
const meAs = (headers: Record<string, string>) => fetch(`${site.url}/api/auth/me`, { headers });

async function read<T>(name: string, cookie = ada.cookie): Promise<T> {
  const response = await fetch(`${site.url}/trpc/${name}?input={}`, { headers: { cookie } });
  return ((await response.json()) as { result: { data: T } }).result.data;
}

describe("people", () => {
  test("people are listed with their role and status", async () => {
    await site.addPerson("editor", { name: "Edda" });
    const gone = await site.addPerson("editor", { name: "Zoe" });
    await call("people.setActive", { id: gone.id, active: false });
    await call("people.invite", { name: "Bea", email: "bea@example.org", role: "administrator" });
    const people = await read<Person[]>("people.list");
    expect(people.map(({ name, role, status }) => [name, role, status])).toEqual([
      ["Ada Administrator", "administrator", "active"],
      ["Bea", "administrator", "invited"],
      ["Edda", "editor", "active"],
      ["Zoe", "editor", "deactivated"],
    ]);
    expect(JSON.stringify(people)).not.toMatch(/hash|argon2/);
  });

  test("people are listed by name only for editors", async () => {
    const { cookie } = await site.signedIn("editor", { name: "Edda" });
    expect(await read("people.names", cookie)).toEqual([
      { id: ada.id, name: ada.name, active: true },
      { id: expect.any(Number), name: "Edda", active: true },
    ]);
  });

  test("a deactivated person loses all sessions and cannot sign in until reactivated", async () => {
    const editor = await site.signedIn("editor");
    await call("people.setActive", { id: editor.id, active: false });
    expect((await meAs({ cookie: editor.cookie })).status).toBe(401);
    const signIn = () =>
      post(`${site.url}/api/auth/sign-in`, { email: editor.email, password: editor.password });
    expect((await signIn()).status).toBe(401);
    await call("people.setActive", { id: editor.id, active: true });
    expect((await meAs({ cookie: editor.cookie })).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  test("a person who never signed in is removed with the invitation link, and can be invited again", async () => {
    const bea = { name: "Bea", email: "bea@example.org", role: "administrator" };
    const invited = await call("people.invite", bea);
    const { result } = (await invited.json()) as { result: { data: { url: string } } };
    const token = new URL(result.data.url).hash.slice(1);
    const accept = () => call("account.acceptLink", { token, password: "a password for bea" }, "");
    const find = async (name: string) =>
      (await read<Person[]>("people.list")).find((person) => person.name === name);
    const id = (await find("Bea"))?.id;
    const editor = await site.signedIn("editor", { name: "Edda" });
    expect((await call("people.remove", { id }, editor.cookie)).status).toBe(403);
    expect((await call("people.remove", { id })).status).toBe(200);
    expect(await find("Bea")).toBeUndefined();
    expect((await accept()).status).toBe(404);
    expect((await call("people.remove", { id })).status).toBe(404);
    expect((await call("people.remove", { id: editor.id })).status).toBe(409);
    expect(await find("Edda")).toMatchObject({ status: "active" });
    expect((await call("people.invite", bea)).status).toBe(200);
    const { rows } = await site.database.pool.query(
      "select action, label from change where kind = 'person' and record_id = $1 order by id desc limit 1",
      [id],
    );
    expect(rows).toEqual([{ action: "delete", label: "Bea" }]);
  });

  test("changes of people are recorded in the activity", async () => {
    const editor = await site.addPerson("editor", { name: "Edda" });
    await call("people.setRole", { id: editor.id, role: "administrator" });
    const { rows } = await site.database.pool.query(
      "select person_id, author_name, kind, record_id from change_set order by id desc limit 1",
    );
    expect(rows[0]).toEqual({
      person_id: ada.id,
      author_name: ada.name,
      kind: "person",
      record_id: editor.id,
    });
  });

  test.each(["setRole", "setActive", "resetLink"])("%s of an unknown person is 404", async (name) => {
    const { status } = await call(`people.${name}`, { id: 999_999, role: "editor", active: false });
    expect(status).toBe(404);
  });
});

describe("the last administrator who can sign in", () => {
  test("the last administrator cannot be removed, whoever else was invited or deactivated", async () => {
    await call("people.invite", { name: "Bea", email: "bea@example.org", role: "administrator" });
    const gone = await site.addPerson("administrator");
    await call("people.setActive", { id: gone.id, active: false });
    for (const [name, change] of [
      ["setRole", { role: "editor" }],
      ["setActive", { active: false }],
    ] as const) {
      const response = await call(`people.${name}`, { id: ada.id, ...change });
      expect(response.status).toBe(409);
      expect(await response.text()).toMatch(/the only administrator who can sign in/);
    }
    expect((await call("people.setRole", { id: ada.id, role: "administrator" })).status).toBe(200);
    expect((await meAs({ cookie: ada.cookie })).status).toBe(200);
  });

  test("one administrator remains when two remove each other's role concurrently", async () => {
    const bea = await site.signedIn("administrator");
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        call("people.setRole", { id: bea.id, role: "editor" }, ada.cookie),
        call("people.setActive", { id: ada.id, active: false }, bea.cookie),
      ]);
      const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
      expect(statuses[0]).toBe(200);
      // The later call has lost the role, is no longer signed in, or concerns the last administrator.
      expect([401, 403, 409]).toContain(statuses[1]);
      const { rows } = await site.database.pool.query(
        "select from person where role = 'administrator' and deactivated_at is null",
      );
      expect(rows.length).toBeGreaterThan(0);
      await site.database.pool.query("update person set role = 'administrator', deactivated_at = null");
      ada = await site.signedIn("administrator");
      await site.database.pool.query("delete from person where id not in ($1, $2)", [ada.id, bea.id]);
      bea.cookie = (await renewed(bea)).cookie;
    }
  });
});

async function renewed({ email, password }: SignedIn): Promise<{ cookie: string }> {
  const response = await post(`${site.url}/api/auth/sign-in`, { email, password });
  return { cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

describe("API tokens", () => {
  test("an API token is shown once, stored as a hash, listed without its secret, and accepted by calls", async () => {
    const response = await call("token.create", { name: "Feeder", role: "editor", expires_in_days: 30 });
    const { token, info } = ((await response.json()) as { result: { data: CreatedToken } }).result.data;
    expect(token).toMatch(/^swt_[\w-]{43}$/);
    expect(info).toMatchObject({
      name: "Feeder",
      prefix: token.slice(0, 10),
      suffix: token.slice(-4),
      created_by: ada.name,
    });
    expect((Date.parse(info.expires_at ?? "") - Date.now()) / 86_400_000).toBeCloseTo(30, 2);
    expect(await (await meAs({ authorization: `Bearer ${token}` })).json()).toEqual({
      id: null,
      name: "Feeder",
      email: null,
      role: "editor",
      language_ids: null,
      can_review: true,
    });
    const listed = await read<ApiToken[]>("token.list");
    expect(listed[0]).toMatchObject({ id: info.id, last_used_at: expect.stringMatching(/Z$/) });
    const { rows } = await site.database.pool.query<{ row: string }>(
      `select row_to_json(api_token)::text || coalesce((select string_agg(after::text, '') from change), '') as row
       from api_token where id = $1`,
      [info.id],
    );
    expect(rows[0]?.row).not.toContain(token.slice(10));
  });

  test("the hash of an API token is in no response, even if the query of the tokens returned it", async () => {
    const token = await site.tokenFor("editor");
    const rows = await site.services.token.list();
    const list = vi.spyOn(site.services.token, "list");
    onTestFinished(() => list.mockRestore());
    list.mockResolvedValue(rows.map((row) => ({ ...row, token_hash: hashSecret(token) })));
    expect(await read<ApiToken[]>("token.list")).toEqual(rows);
    expect(list).toHaveBeenCalledOnce();
  });

  test("an API token that only reads is listed as a reader, and is unknown under the hash of other tokens", async () => {
    const response = await call("token.create", { name: "Mirror", role: "reader", expires_in_days: 30 });
    const { token, info } = ((await response.json()) as { result: { data: CreatedToken } }).result.data;
    expect(info.role).toBe("reader");
    expect(await (await meAs({ authorization: `Bearer ${token}` })).json()).toMatchObject({ role: "reader" });
    const { rows } = await site.database.pool.query("select from api_token where token_hash = $1", [
      hashSecret(token),
    ]);
    expect(rows).toEqual([]);
  });

  test("an API token without an expiry date never expires", async () => {
    const response = await call("token.create", { name: "Feeder", role: "editor", expires_in_days: null });
    expect(await response.json()).toMatchObject({ result: { data: { info: { expires_at: null } } } });
  });

  test("a revoked API token is invalid immediately, and not listed", async () => {
    const authorization = `Bearer ${await site.tokenFor("editor")}`;
    const [newest] = await read<ApiToken[]>("token.list");
    expect((await call("token.revoke", { id: newest?.id })).status).toBe(200);
    expect((await meAs({ authorization })).status).toBe(401);
    expect((await read<ApiToken[]>("token.list")).map(({ id }) => id)).not.toContain(newest?.id);
    expect((await call("token.revoke", { id: newest?.id })).status).toBe(404);
  });
});
