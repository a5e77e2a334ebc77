import { beforeAll, describe, expect, test } from "vitest";
import { cookieOf, post } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";

const here = forAllTests(() => startTestServer());
const there = forAllTests(() => startTestServer({ databaseUrl: here.databaseUrl }));
let administrator: { cookie: string };
beforeAll(async () => {
  administrator = { cookie: (await here.signedIn("administrator")).cookie };
});

const manage = async (path: string, body: unknown) => {
  const response = await post(`${here.url}/trpc/${path}`, body, administrator);
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json() as Promise<{ result: { data: unknown } }>;
};

/** The statuses of a call with the given headers on both instances. */
const statuses = async (path: string, headers: Record<string, string>) =>
  Promise.all([here, there].map(async ({ url }) => (await fetch(`${url}${path}`, { headers })).status));

const ME = "/api/auth/me";
const PEOPLE = "/trpc/people.list?input={}";
const CONFIGURATION = "/api/cdn/configuration";

describe("access ends immediately, on every instance", () => {
  test("access ends immediately when the role is removed", async () => {
    const { id, cookie } = await there.signedIn("administrator");
    expect(await statuses(PEOPLE, { cookie })).toEqual([200, 200]);
    await manage("people.setRole", { id, role: "editor" });
    expect(await statuses(PEOPLE, { cookie })).toEqual([403, 403]);
    expect(await statuses(ME, { cookie })).toEqual([200, 200]);
  });

  test("access ends immediately when the account is deactivated, and its sessions do not return with it", async () => {
    const { id, cookie } = await there.signedIn("editor");
    expect(await statuses(ME, { cookie })).toEqual([200, 200]);
    await manage("people.setActive", { id, active: false });
    expect(await statuses(ME, { cookie })).toEqual([401, 401]);
    await manage("people.setActive", { id, active: true });
    expect(await statuses(ME, { cookie })).toEqual([401, 401]);
  });

  test("access ends immediately when the token is revoked, and never exceeds the token's role before", async () => {
    const created = await manage("token.create", { name: "Feeder", role: "editor", expires_in_days: 1 });
    const { token, info } = created.result.data as { token: string; info: { id: number } };
    const headers = { authorization: `Bearer ${token}` };
    expect(await statuses("/api/tasks", headers)).toEqual([200, 200]);
    expect(await statuses(PEOPLE, headers)).toEqual([403, 403]);
    const sessions = await statuses("/trpc/account.sessions?input={}", headers);
    expect(sessions).toEqual([403, 403]);
    await manage("token.revoke", { id: info.id });
    expect(await statuses("/api/tasks", headers)).toEqual([401, 401]);
    // An invalid token is rejected, even where no authentication is required.
    expect(await statuses("/api/phrases?admin=true", headers)).toEqual([401, 401]);
  });

  test("API tokens are revoked when their creator is deactivated or demoted, and do not return", async () => {
    const maker = await there.signedIn("administrator");
    const create = async (role: string) => {
      const body = { name: "Feeder", role, expires_in_days: null };
      const response = await post(`${there.url}/trpc/token.create`, body, { cookie: maker.cookie });
      const { result } = (await response.json()) as { result: { data: { token: string } } };
      return { authorization: `Bearer ${result.data.token}` };
    };
    const [editors, administrators] = [await create("editor"), await create("administrator")];
    expect(await statuses(CONFIGURATION, administrators)).toEqual([200, 200]);

    await manage("people.setRole", { id: maker.id, role: "editor" });
    expect(await statuses(ME, administrators)).toEqual([401, 401]);
    expect(await statuses(ME, editors)).toEqual([200, 200]);

    await manage("people.setActive", { id: maker.id, active: false });
    expect(await statuses(ME, editors)).toEqual([401, 401]);
    await manage("people.setRole", { id: maker.id, role: "administrator" });
    await manage("people.setActive", { id: maker.id, active: true });
    for (const token of [editors, administrators]) expect(await statuses(ME, token)).toEqual([401, 401]);
    const { rows } = await here.database.pool.query(
      "select from api_token where created_by_id = $1 and revoked_at is null",
      [maker.id],
    );
    expect(rows).toEqual([]);
  });

  test("an API token never has more rights than its creator currently has, and none without a creator", async () => {
    const change = async (changes: string, id: number) =>
      here.database.pool.query(`update person set ${changes} where id = $1`, [id]);
    const headers = { authorization: `Bearer ${await here.tokenFor("administrator")}` };
    const { rows } = await here.database.pool.query<{ id: number }>(
      "select created_by_id as id from api_token order by id desc limit 1",
    );
    const id = rows[0]?.id ?? 0;
    await change("role = 'editor'", id);
    expect(await statuses(CONFIGURATION, headers)).toEqual([403, 403]);
    expect(await statuses(ME, headers)).toEqual([200, 200]);
    await change("deactivated_at = now()", id);
    expect(await statuses(ME, headers)).toEqual([401, 401]);
    await change("deactivated_at = null, role = 'administrator'", id);
    expect(await statuses(CONFIGURATION, headers)).toEqual([200, 200]);
    await here.database.pool.query("update api_token set created_by_id = null where created_by_id = $1", [
      id,
    ]);
    expect(await statuses(ME, headers)).toEqual([401, 401]);
  });

  test("API tokens are revoked when their creator resets the password by a link, but not when they change it", async () => {
    const maker = await there.signedIn("administrator");
    const created = await post(
      `${there.url}/trpc/token.create`,
      { name: "Feeder", role: "editor", expires_in_days: 1 },
      { cookie: maker.cookie },
    );
    const { result } = (await created.json()) as { result: { data: { token: string } } };
    const token = { authorization: `Bearer ${result.data.token}` };
    const change = { current_password: maker.password, new_password: "a new password, and long" };
    await post(`${there.url}/trpc/account.changePassword`, change, { cookie: maker.cookie });
    expect(await statuses(ME, token)).toEqual([200, 200]);
    const made = await manage("people.resetLink", { id: maker.id });
    expect(await statuses(ME, token)).toEqual([200, 200]);
    const { url } = made.result.data as { url: string };
    const accept = { token: new URL(url).hash.slice(1), password: "another new password" };
    expect((await post(`${there.url}/trpc/account.acceptLink`, accept)).status).toBe(200);
    expect(await statuses(ME, token)).toEqual([401, 401]);
  });

  test("access ends immediately when the password is changed in any way", async () => {
    const { id, email, password } = await there.addPerson("editor");
    const signIn = async () => cookieOf(await post(`${there.url}/api/auth/sign-in`, { email, password }));
    const [first, second] = [await signIn(), await signIn()];
    const change = { current_password: password, new_password: "a new password, and long" };
    const changed = await post(`${here.url}/trpc/account.changePassword`, change, { cookie: first });
    const fresh = cookieOf(changed);
    expect(fresh).not.toBe(first);
    for (const cookie of [first, second]) expect(await statuses(ME, { cookie })).toEqual([401, 401]);
    expect(await statuses(ME, { cookie: fresh })).toEqual([200, 200]);

    const made = await manage("people.resetLink", { id });
    const { url } = made.result.data as { url: string };
    const accept = { token: new URL(url).hash.slice(1), password: "another new password" };
    expect((await post(`${there.url}/trpc/account.acceptLink`, accept)).status).toBe(200);
    expect(await statuses(ME, { cookie: fresh })).toEqual([401, 401]);
    expect((await post(`${here.url}/trpc/account.acceptLink`, accept)).status).toBe(404);
  });
});

test("a second cookie of the same name does not override the first one", async () => {
  const { cookie } = await here.signedIn("editor");
  const name = cookie.slice(0, cookie.indexOf("="));
  expect(await statuses(ME, { cookie: `${name}=${"A".repeat(43)}; ${cookie}` })).toEqual([401, 401]);
  expect(await statuses(ME, { cookie: cookie.replace("__Host-", "") })).toEqual([401, 401]);
});
