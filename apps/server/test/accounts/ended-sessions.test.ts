import type { OneTimeLink } from "@saywhere/validators/accounts/account";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashSecret } from "../../src/auth/secret.ts";
import type { SignedIn } from "../support/accounts.ts";
import { cookieOf, post } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { lockWaits } from "../support/lock-waits.ts";
import { codeOf, dataOf, type Protected, secondFactorCalls } from "../support/second-factor.ts";
import { softwarePasskey } from "../support/software-passkey.ts";
import { startTestServer } from "../support/start-test-server.ts";

const PUBLIC_URL = "https://saywhere.example";
const NEW_PASSWORD = "a staple and a battery";

const server = forAllTests(() => startTestServer({ publicUrl: PUBLIC_URL, trustProxy: 1 }));
let admin: SignedIn;
beforeAll(async () => {
  admin = await server.signedIn("administrator");
});
beforeEach(async () => {
  await server.database.pool.query("delete from rate_limit");
});

const { call, isSignedIn, protect, read } = secondFactorCalls(() => server);

interface Options {
  token: string;
  options: { challenge: string };
}

/** A call by a session, prepared while the session is valid. */
type Call = [path: string, body: unknown];

async function beginCodes({ password, cookie }: SignedIn): Promise<{ secret: string }> {
  return dataOf(await call("secondFactor.begin", { password }, { cookie }));
}

async function registration({ password, cookie }: SignedIn): Promise<Call> {
  const begun = await call("passkey.registrationOptions", { password }, { cookie });
  const { token, options } = await dataOf<Options>(begun);
  const response = softwarePasskey(PUBLIC_URL).register(options.challenge);
  return ["passkey.register", { token, name: "Phone", response }];
}

/** Makes a call that is authenticated before its session ends and runs after that. */
async function callDuringEnd(
  { id, cookie }: SignedIn,
  [path, body]: Call,
  end: () => Promise<Response>,
): Promise<Response> {
  const holder = await server.database.pool.connect();
  try {
    await holder.query("begin");
    // The end has locked the person by then, and waits for the sessions; the late call waits for the person.
    await holder.query("select from session where person_id = $1 for update", [id]);
    const ended = end();
    await lockWaits(server.database, 1);
    const late = call(path, body, { cookie, "x-forwarded-for": "198.51.100.66" });
    await lockWaits(server.database, 2);
    await holder.query("commit");
    expect((await ended).status).toBe(200);
    return await late;
  } finally {
    holder.release(true);
  }
}

/** Chooses a new password by a link, as the owner of a stolen account does. */
async function passwordLink({ id }: SignedIn): Promise<() => Promise<Response>> {
  const created = await call("people.resetLink", { id }, { cookie: admin.cookie });
  const { url } = await dataOf<OneTimeLink>(created);
  const token = new URL(url).hash.slice(1);
  return () => post(`${server.url}/trpc/account.acceptLink`, { token, password: NEW_PASSWORD });
}

const REFUSED = { status: 401, signedIn: false, sessions: 1, passkeys: 0, codes: 0 };

/** What a late call changed; the end of the session has started one session. */
async function outcomeOf(person: SignedIn, late: Response) {
  const { rows } = await server.database.pool.query(
    `select (select count(*)::int from session where person_id = $1) as sessions,
       (select count(*)::int from passkey where person_id = $1) as passkeys,
       (select count(*)::int from one_time_codes where person_id = $1 and confirmed_at is not null) as codes`,
    [person.id],
  );
  return { status: late.status, signedIn: await isSignedIn(cookieOf(late)), ...rows[0] };
}

describe("a call by a session that a password link ends meanwhile", () => {
  test("adds no one-time codes, and starts no session", async () => {
    const person = await server.signedIn("editor");
    const code = codeOf(await beginCodes(person));
    const late = await callDuringEnd(person, ["secondFactor.enable", { code }], await passwordLink(person));
    expect(await outcomeOf(person, late)).toEqual(REFUSED);
  });

  test("adds no passkey, and starts no session", async () => {
    const person = await server.signedIn("editor");
    const late = await callDuringEnd(person, await registration(person), await passwordLink(person));
    expect(await outcomeOf(person, late)).toEqual(REFUSED);
  });

  test.each([
    ["secondFactor.disable", "turns no one-time codes off"],
    ["secondFactor.renewRecoveryCodes", "replaces no recovery codes"],
  ])("%s %s", async (path) => {
    const person: Protected = await protect(await server.signedIn("editor"));
    const { password } = person;
    const end = await passwordLink(person);
    const late = await callDuringEnd(person, [path, { password }], end);
    expect(late.status).toBe(401);
    const { rows } = await server.database.pool.query(
      "select count(*)::int as codes from recovery_code where person_id = $1 and code_hash = any($2)",
      [person.id, person.recoveryCodes.map((code) => hashSecret(code.replaceAll("-", "")))],
    );
    expect(rows).toEqual([{ codes: 10 }]);
  });

  test.each<Call>([
    ["token.create", { name: "Later", role: "administrator", expires_in_days: null }],
    ["people.invite", { name: "Mallory", email: "mallory@example.org", role: "administrator" }],
    ["secondFactor.setRule", { rule: "nobody" }],
  ])("does not do what an administrator may: %s", async (...made) => {
    const person = await server.signedIn("administrator");
    const late = await callDuringEnd(person, made, await passwordLink(person));
    expect(late.status).toBe(401);
    const { rows } = await server.database.pool.query(
      `select (select count(*)::int from api_token) as tokens,
         (select count(*)::int from person where name = 'Mallory') as people`,
    );
    expect(rows).toEqual([{ tokens: 0, people: 0 }]);
  });
});

test.each([
  ["account.signOutEverywhere", async () => ({})],
  [
    "account.endSession",
    async (person: SignedIn) => {
      const { rows } = await server.database.pool.query<{ id: number }>(
        "select min(id) as id from session where person_id = $1",
        [person.id],
      );
      return rows[0] ?? {};
    },
  ],
])("a call of a session that %s ends in the meantime adds no passkey", async (path, bodyOf) => {
  const person = await server.signedIn("editor");
  const { email, password } = person;
  const elsewhere = cookieOf(await post(`${server.url}/api/auth/sign-in`, { email, password }));
  const body = await bodyOf(person);
  const late = await callDuringEnd(person, await registration(person), () =>
    call(path, body, { cookie: elsewhere }),
  );
  expect(late.status).toBe(401);
  expect(await isSignedIn(cookieOf(late))).toBe(false);
  expect(await isSignedIn(person.cookie)).toBe(false);
  expect((await read("secondFactor.mine", elsewhere)).status).toBe(path === "account.endSession" ? 200 : 401);
});
