import type { CreatedToken, OneTimeLink, SessionInfo } from "@saywhere/validators/accounts/account";
import { beforeAll, expect, test } from "vitest";
import type { SignedIn } from "../support/accounts.ts";
import { cookieOf, post } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { lockWaits } from "../support/lock-waits.ts";
import { dataOf, secondFactorCalls } from "../support/second-factor.ts";
import { startTestServer } from "../support/start-test-server.ts";

const ROUNDS = 3;

const one = forAllTests(() => startTestServer({ trustProxy: 1 }));
const two = forAllTests(() => startTestServer({ databaseUrl: one.databaseUrl, trustProxy: 1 }));
let ada: SignedIn;
beforeAll(async () => {
  ada = await one.signedIn("administrator");
});

/** Sends one call four times concurrently, to both instances, from four IP addresses. */
async function atOnce(name: string, body: unknown, cookie = ada.cookie): Promise<number[]> {
  const responses = [one, two, one, two].map(({ url }, index) =>
    post(`${url}/trpc/${name}`, body, { cookie, "x-forwarded-for": `198.51.100.${index}` }),
  );
  return (await Promise.all(responses)).map(({ status }) => status).sort((a, b) => a - b);
}

const call = (name: string, body: unknown) => post(`${one.url}/trpc/${name}`, body, { cookie: ada.cookie });

test("of several concurrent revocations of an API token one succeeds, and the others do not find it", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const input = { name: "Feeder", role: "editor", expires_in_days: 1 };
    const { info } = await dataOf<CreatedToken>(await call("token.create", input));
    expect(await atOnce("token.revoke", { id: info.id })).toEqual([200, 404, 404, 404]);
  }
});

test("of several concurrent calls that end a session one succeeds, and for the others it has already ended", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { email, password, cookie } = await one.signedIn("editor");
    await post(`${one.url}/api/auth/sign-in`, { email, password });
    const address = `${one.url}/trpc/account.sessions?input={}`;
    const sessions = await dataOf<SessionInfo[]>(await fetch(address, { headers: { cookie } }));
    const id = sessions.find(({ current }) => !current)?.id;
    expect(await atOnce("account.endSession", { id }, cookie)).toEqual([200, 404, 404, 404]);
    const everywhere = await atOnce("account.signOutEverywhere", {}, cookie);
    for (const status of everywhere) expect([200, 401]).toContain(status);
  }
});

test("concurrent calls that deactivate, activate or change the role of a person all take effect", async () => {
  const { id } = await one.signedIn("administrator");
  for (let round = 0; round < ROUNDS; round += 1) {
    expect(await atOnce("people.setRole", { id, role: "editor" })).toEqual([200, 200, 200, 200]);
    expect(await atOnce("people.setActive", { id, active: false })).toEqual([200, 200, 200, 200]);
    expect(await atOnce("people.setActive", { id, active: true })).toEqual([200, 200, 200, 200]);
    expect(await atOnce("people.setRole", { id, role: "administrator" })).toEqual([200, 200, 200, 200]);
  }
});

test("concurrent invitations of an e-mail address invite it once", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const guest = { name: "Grace", email: `grace${round}@example.org`, role: "editor" };
    expect(await atOnce("people.invite", guest)).toEqual([200, 409, 409, 409]);
  }
});

test("of reset links that are created concurrently only the last one is valid", async () => {
  const { id } = await one.addPerson("editor");
  for (let round = 0; round < ROUNDS; round += 1) {
    const links = await Promise.all(
      [one, two, one, two].map(async ({ url }) =>
        dataOf<OneTimeLink>(await post(`${url}/trpc/people.resetLink`, { id }, { cookie: ada.cookie })),
      ),
    );
    const statuses = await Promise.all(
      links.map(async ({ url }, index) => {
        const body = { token: new URL(url).hash.slice(1) };
        const headers = { "x-forwarded-for": `203.0.113.${index}` };
        return (await post(`${one.url}/trpc/account.linkInfo`, body, headers)).status;
      }),
    );
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 404, 404, 404]);
  }
});

test("concurrent sign-ins of a person from several devices each create a session", async () => {
  const { email, password } = await one.addPerson("editor");
  for (let round = 0; round < ROUNDS; round += 1) {
    expect(await atOnce("account.signIn", { email, password }, "")).toEqual([200, 200, 200, 200]);
  }
});

test("as many concurrent sign-ins as the database has connections succeed in browsers that are signed in", async () => {
  const connections = one.database.pool.options.max;
  const people = await Promise.all(Array.from({ length: connections }, () => one.signedIn("editor")));
  const holder = await two.database.pool.connect();
  await holder.query("begin");
  await holder.query("select from person where id = any($1) for update", [people.map(({ id }) => id)]);
  const signIns = people.map(({ email, password, cookie }, index) => {
    const headers = { cookie, "x-forwarded-for": `192.0.2.${index}` };
    return post(`${one.url}/trpc/account.signIn`, { email, password }, headers);
  });
  try {
    // By another connection: within a transaction, the list of connections stays as it was first read.
    await lockWaits(two.database, connections);
  } finally {
    await holder.query("commit");
    holder.release();
  }
  expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual(people.map(() => 200));
});

test("concurrent changes of a password change it once", async () => {
  const { email, password } = await one.addPerson("editor");
  const cookie = cookieOf(await post(`${one.url}/api/auth/sign-in`, { email, password }));
  const change = { current_password: password, new_password: "a staple and a battery" };
  const [first, ...others] = await atOnce("account.changePassword", change, cookie);
  expect(first).toBe(200);
  // The other sessions have ended, or the current password has already changed.
  for (const status of others) expect([400, 401]).toContain(status);
});

test("of several right codes that are sent for one sign-in at once, one finishes it", async () => {
  const { protect, pendingToken } = secondFactorCalls(() => one);
  const { recoveryCodes, ...person } = await protect(await one.signedIn("editor"));
  for (let round = 0; round < ROUNDS; round += 1) {
    const token = await pendingToken(person);
    const codes = recoveryCodes.slice(3 * round, 3 * round + 3);
    const responses = codes.map((code, index) =>
      post(
        `${index === 0 ? two.url : one.url}/api/auth/sign-in/code`,
        { token, code },
        { "x-forwarded-for": `198.51.100.${index}` },
      ),
    );
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 404, 404]);
  }
});
