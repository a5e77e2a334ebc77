import { beforeEach, describe, expect, test } from "vitest";
import type { SignedIn } from "../support/accounts.ts";
import { cookieOf } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { dataOf, secondFactorCalls } from "../support/second-factor.ts";
import { softwarePasskey } from "../support/software-passkey.ts";
import { startTestServer } from "../support/start-test-server.ts";

const HOST = "saywhere.example";
const PUBLIC_URL = `https://${HOST}`;

const server = forAllTests(() => startTestServer({ publicUrl: PUBLIC_URL }));
beforeEach(async () => {
  await server.database.pool.query("delete from rate_limit");
});

const { call, read, signIn, isSignedIn, requireFactor } = secondFactorCalls(() => server);
const base64url = (text: string) => Buffer.from(text).toString("base64url");

interface Options {
  token: string;
  options: { challenge: string; excludeCredentials?: { id: string }[] };
}

type Deviations = Parameters<ReturnType<typeof softwarePasskey>["signIn"]>[1];

const beginRegistration = async ({ cookie, password }: { cookie: string; password: string }) =>
  dataOf<Options>(await call("passkey.registrationOptions", { password }, { cookie }));
const beginSignIn = async () => dataOf<Options>(await call("passkey.signInOptions", {}));

/** Adds a passkey, with which the person then has a new session. */
async function addPasskey(person: SignedIn, name = "Phone") {
  const passkey = softwarePasskey(PUBLIC_URL);
  const { token, options } = await beginRegistration(person);
  const response = passkey.register(options.challenge);
  const added = await call("passkey.register", { token, name, response }, { cookie: person.cookie });
  expect(added.status).toBe(200);
  return { ...passkey, cookie: cookieOf(added), name };
}

async function signInWith(passkey: ReturnType<typeof softwarePasskey>, deviations: Deviations = {}) {
  const { token, options } = await beginSignIn();
  return call("passkey.signIn", { token, response: passkey.signIn(options.challenge, deviations) });
}

describe("adding a passkey", () => {
  test("ends the session that had no second factor, even if second factors are no longer required later", async () => {
    const person = await server.signedIn("editor");
    await requireFactor("everyone");
    const { cookie } = await addPasskey(person);
    await requireFactor("nobody");
    expect(await isSignedIn(cookie)).toBe(true);
    expect(await isSignedIn(person.cookie)).toBe(false);
  });

  test("asks for the password, and lists several passkeys by name with their last use", async () => {
    const person = await server.signedIn("editor");
    const { cookie } = person;
    const wrong = await call("passkey.registrationOptions", { password: "not the password" }, { cookie });
    const data = { httpStatus: 400, issues: [{ path: ["password"] }] };
    expect(await wrong.json()).toMatchObject({ error: { data } });
    const phone = await addPasskey(person, "Phone");
    const key = await addPasskey({ ...person, cookie: phone.cookie }, "Security key");
    expect((await signInWith(key)).status).toBe(200);
    const { passkeys } = await dataOf<{ passkeys: unknown[] }>(await read("secondFactor.mine", key.cookie));
    expect(passkeys).toMatchObject([
      { name: "Phone", last_used_at: null },
      { name: "Security key", last_used_at: expect.any(String) },
    ]);
    const { options } = await beginRegistration({ ...person, cookie: key.cookie });
    expect(options.excludeCredentials?.map(({ id }) => id)).toEqual([phone.credential.id, key.credential.id]);
  });

  test("rejects the twenty-first passkey, even if it was started before the twentieth was added", async () => {
    const person = await server.signedIn("editor");
    const begun = [await beginRegistration(person), await beginRegistration(person)];
    await server.database.pool.query(
      `insert into passkey (person_id, credential_id, public_key, counter, transports, name)
       select $1, 'key-' || number, '', 0, '{}', 'Key' from generate_series(1, 19) number`,
      [person.id],
    );
    const register = ({ token, options }: Options, cookie: string) => {
      const response = softwarePasskey(PUBLIC_URL).register(options.challenge);
      return call("passkey.register", { token, name: "Phone", response }, { cookie });
    };
    const [first, second] = begun as [Options, Options];
    const added = await register(first, person.cookie);
    expect(added.status).toBe(200);
    const cookie = cookieOf(added);
    expect((await register(second, cookie)).status).toBe(409);
    const refused = await call("passkey.registrationOptions", { password: person.password }, { cookie });
    expect(refused.status).toBe(409);
  });

  test("rejects a passkey from another site", async () => {
    const person = await server.signedIn("editor");
    const { token, options } = await beginRegistration(person);
    const deviations = { origin: "https://elsewhere.example" };
    const response = softwarePasskey(PUBLIC_URL).register(options.challenge, deviations);
    const input = { token, name: "Phone", response };
    expect((await call("passkey.register", input, { cookie: person.cookie })).status).toBe(400);
  });

  test("asks the browser for a passkey of this site that identifies the person and needs no e-mail address", async () => {
    const person = await server.signedIn("editor");
    const { options } = await beginRegistration(person);
    expect(options).toMatchObject({
      rp: { name: "Saywhere", id: HOST },
      user: { id: base64url(`person-${person.id}`), name: person.email, displayName: person.name },
      timeout: 120_000,
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  });

  test("rejects the challenge or the passkey of another person, and a challenge that was answered", async () => {
    const [one, two] = [await server.signedIn("editor"), await server.signedIn("editor")];
    const passkey = softwarePasskey(PUBLIC_URL);
    const { token, options } = await beginRegistration(one);
    const input = { token, name: "Phone", response: passkey.register(options.challenge) };
    expect((await call("passkey.register", input, { cookie: two.cookie })).status).toBe(400);
    const added = await call("passkey.register", input, { cookie: one.cookie });
    expect(added.status).toBe(200);
    expect((await call("passkey.register", input, { cookie: cookieOf(added) })).status).toBe(400);
    const begun = await beginRegistration(two);
    const known = { token: begun.token, name: "Phone", response: passkey.register(begun.options.challenge) };
    const refused = await call("passkey.register", known, { cookie: two.cookie });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("The passkey could not be added. Try again.");
  });
});

describe("signing in with a passkey", () => {
  test("signs in without a password, by a challenge that works once", async () => {
    const person = await server.signedIn("editor");
    const passkey = await addPasskey(person);
    const { token, options } = await beginSignIn();
    expect(options).toMatchObject({ rpId: HOST, timeout: 120_000, userVerification: "required" });
    const input = { token, response: passkey.signIn(options.challenge) };
    const response = await call("passkey.signIn", input);
    expect(await dataOf(response)).toMatchObject({ id: person.id, email: person.email });
    expect(await isSignedIn(cookieOf(response))).toBe(true);
    const replayed = await call("passkey.signIn", input);
    expect(replayed.status).toBe(401);
    expect(replayed.headers.get("set-cookie")).toBeNull();
    // The password alone still works while no second factor is required.
    expect(await (await signIn(person)).json()).toMatchObject({ id: person.id });
  });

  test.each<[string, Deviations]>([
    ["on another site", { origin: "https://elsewhere.example" }],
    ["for another host", { rpId: "elsewhere.example" }],
    ["without verifying the person", { verified: false }],
    ["with the signature of another key", { otherKey: true }],
  ])("rejects a passkey that was used %s", async (_what, deviations) => {
    const passkey = await addPasskey(await server.signedIn("editor"));
    const response = await signInWith(passkey, deviations);
    expect(response.status).toBe(401);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  test("rejects a copy of a passkey, whose counter is behind", async () => {
    const passkey = await addPasskey(await server.signedIn("editor"));
    expect((await signInWith(passkey, { counter: 7 })).status).toBe(200);
    expect((await signInWith(passkey, { counter: 7 })).status).toBe(401);
    expect((await signInWith(passkey, { counter: 8 })).status).toBe(200);
  });

  test("gives unknown, removed and deactivated passkeys, and those of a person without a password, the same response", async () => {
    const administrator = await server.signedIn("administrator");
    const person = await server.signedIn("editor");
    const passkey = await addPasskey(person);
    const bodies = [await (await signInWith(softwarePasskey(PUBLIC_URL))).json()];
    const deactivate = { id: person.id, active: false };
    expect((await call("people.setActive", deactivate, { cookie: administrator.cookie })).status).toBe(200);
    bodies.push(await (await signInWith(passkey)).json());
    const other = await addPasskey(await server.signedIn("editor"));
    const { passkeys } = await dataOf<{ passkeys: { id: number }[] }>(
      await read("secondFactor.mine", other.cookie),
    );
    const [id] = passkeys;
    expect((await call("passkey.remove", { id: id?.id }, { cookie: administrator.cookie })).status).toBe(404);
    expect((await call("passkey.remove", { id: id?.id }, { cookie: other.cookie })).status).toBe(200);
    bodies.push(await (await signInWith(other)).json());
    const invited = await server.signedIn("editor");
    const unusable = await addPasskey(invited);
    await server.database.pool.query("update person set password_hash = null where id = $1", [invited.id]);
    bodies.push(await (await signInWith(unusable)).json());
    for (const body of bodies) {
      expect(body).toMatchObject({
        error: {
          message: "The passkey was not accepted. Try again, or sign in with your password.",
          data: { httpStatus: 401 },
        },
      });
    }
  });
});

describe("passkeys where a second factor is required", () => {
  test("a passkey counts as one: the password alone leads to it, and the only one cannot be removed", async () => {
    const person = await server.signedIn("editor");
    const passkey = await addPasskey(person);
    const before = await signIn(person);
    await requireFactor("everyone");
    expect(await isSignedIn(cookieOf(before))).toBe(false);
    expect(await isSignedIn(passkey.cookie)).toBe(true);
    const response = await signIn(person);
    expect(await response.json()).toEqual({ second_factor: { method: "passkey" } });
    expect(response.headers.get("set-cookie")).toBeNull();
    const signedIn = await signInWith(passkey);
    const cookie = cookieOf(signedIn);
    expect(await isSignedIn(cookie)).toBe(true);
    const { passkeys } = await dataOf<{ passkeys: { id: number }[] }>(
      await read("secondFactor.mine", cookie),
    );
    expect((await call("passkey.remove", { id: passkeys[0]?.id }, { cookie })).status).toBe(409);
    expect((await signInWith(passkey)).status).toBe(200);
  });

  test("a person without a second factor can add a passkey, and then do everything", async () => {
    const person = await server.signedIn("editor");
    await requireFactor("everyone");
    expect(await isSignedIn(person.cookie)).toBe(false);
    const { cookie } = await addPasskey(person);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  test("an administrator removes a person's passkeys with the second factor", async () => {
    const person = await server.signedIn("editor");
    const passkey = await addPasskey(person);
    await requireFactor("nobody");
    const { cookie } = await server.signedIn("administrator");
    expect((await call("people.removeSecondFactor", { id: person.id }, { cookie })).status).toBe(200);
    expect((await signInWith(passkey)).status).toBe(401);
    expect(await isSignedIn(passkey.cookie)).toBe(false);
  });
});

test("signing in ends the browser's former session, even one that is not valid without a second factor", async () => {
  const person = await server.signedIn("editor");
  const passkey = await addPasskey({ ...person, cookie: cookieOf(await signIn(person)) });
  await requireFactor("everyone");
  const { token, options } = await beginSignIn();
  const response = passkey.signIn(options.challenge);
  const { cookie } = person;
  expect((await call("passkey.signIn", { token, response }, { cookie })).status).toBe(200);
  await requireFactor("nobody");
  expect(await isSignedIn(cookie)).toBe(false);
});
