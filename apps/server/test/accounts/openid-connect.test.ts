import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { createOpenIdProvider } from "../../src/modules/openid-connect/openid-provider.ts";
import { freePort } from "../support/free-port.ts";
import {
  begin,
  finish,
  keptCookies,
  locationOf,
  newAccount,
  openIdSite,
  PUBLIC_URL,
  personOf,
  problem,
  START,
  signIn,
  visit,
} from "../support/openid-sign-in.ts";
import { dataOf, secondFactorCalls } from "../support/second-factor.ts";
import { startOpenIdProvider } from "../support/start-openid-provider.ts";
import { startTestServer } from "../support/start-test-server.ts";

const site = openIdSite();
const { read } = secondFactorCalls(() => site.server);

describe("signing in at the provider", () => {
  test("creates a person with the role of the claim, and finds the same person again", async () => {
    const account = newAccount();
    site.provider.signInAs(account);
    const first = await signIn(site.server, "?redirect=%2Fphrases%3Fpage%3D2");
    expect(first.location).toBe("/admin/sign-in?redirect=%2Fphrases%3Fpage%3D2");
    const person = await personOf(site.server, first);
    expect(person).toMatchObject({ name: "Pat", email: account.email, role: "editor" });

    // The address may change at the provider; `sub` does not.
    site.provider.signInAs({ ...account, email: `other-${account.email}`, email_verified: false });
    expect(await personOf(site.server, await signIn(site.server))).toEqual(person);
    const ways = await dataOf(await read("openIdConnect.mine", first.cookie));
    expect(ways).toEqual({ has_password: false, linked_at: expect.stringMatching(/^\d{4}-.*Z$/) });
  });

  test("is offered by the name of the provider", async () => {
    const { name } = site.settings;
    expect(await dataOf(await read("openIdConnect.provider", ""))).toEqual({ name });
  });

  test("responds with 400 to a redirect path with a null character", async () => {
    expect((await visit(`${site.server.url}${START}?redirect=%2F%00`)).status).toBe(400);
  });

  test("creates a person with a name in one line, whatever the provider calls them", async () => {
    site.provider.signInAs(newAccount({ name: "Pat\u0007\nDoe\u0085" }));
    const person = await personOf(site.server, await signIn(site.server));
    expect(person).toMatchObject({ name: "Pat Doe" });
  });

  test("sends the code challenge, the state and the nonce, and a cookie that scripts cannot read", async () => {
    const response = await visit(`${site.server.url}${START}`);
    const { searchParams, origin } = new URL(locationOf(response));
    expect(origin).toBe(site.settings.issuer);
    expect(searchParams.get("code_challenge_method")).toBe("S256");
    expect(searchParams.get("redirect_uri")).toBe(`${PUBLIC_URL}${START}/callback`);
    for (const name of ["code_challenge", "state", "nonce"]) {
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    }
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(
      /^__Host-saywhere_openid=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("rejects a callback with another state, and the sign-in can still be finished once", async () => {
    site.provider.signInAs(newAccount());
    const begun = await begin(site.server);
    const forged = begun.callback.replace(/state=[\w-]+/, "state=forged");
    const refused = await finish(site.server, { ...begun, callback: forged });
    expect(locationOf(refused)).toBe(problem("expired").location);
    const cookies = keptCookies(begun.cookies, refused);
    const finished = await finish(site.server, { ...begun, cookies });
    expect(locationOf(finished)).toBe("/admin/sign-in");
    expect(keptCookies(cookies, finished)).toEqual([]);
    expect(locationOf(await finish(site.server, begun))).toBe(problem("expired").location);
  });

  test("rejects a callback in a browser that did not begin the sign-in, and one that comes late", async () => {
    site.provider.signInAs(newAccount());
    const begun = await begin(site.server);
    const another = await begin(site.server);
    for (const cookies of [[], another.cookies]) {
      expect(locationOf(await finish(site.server, { ...begun, cookies }))).toBe(problem("expired").location);
    }
    await site.server.database.pool.query(
      "update auth_challenge set expires_at = now() - interval '1 minute'",
    );
    expect(locationOf(await finish(site.server, begun))).toBe(problem("expired").location);
  });

  test("rejects an ID token for another nonce, and a code that another sign-in began", async () => {
    site.provider.signInAs(newAccount());
    for (const field of ["nonce", "codeVerifier"]) {
      const begun = await begin(site.server);
      const changed = "another-value-of-at-least-forty-three-characters";
      await site.server.database.pool.query(
        "update auth_challenge set data = jsonb_set(data, array[$1], to_jsonb($2::text))",
        [field, changed],
      );
      expect(locationOf(await finish(site.server, begun)), field).toBe(problem("failed").location);
    }
  });

  test("returns to the sign-in page when the person cancels at the provider", async () => {
    site.provider.signInAs(null);
    expect(await signIn(site.server, "?redirect=%2Fphrases")).toEqual({
      location: "/admin/sign-in?redirect=%2Fphrases&problem=cancelled",
      cookie: "",
    });
  });

  test("stores neither the session nor the sign-in in plain text", async () => {
    site.provider.signInAs(newAccount());
    const begun = await begin(site.server);
    const token = begun.cookies[0]?.split("=")[1] ?? "";
    const { rows } = await site.server.database.pool.query<{ text: string }>(
      "select row_to_json(auth_challenge)::text as text from auth_challenge",
    );
    expect(token).not.toBe("");
    expect(rows.map(({ text }) => text).join("\n")).not.toContain(token);
  });
});

test("logs that the provider does not respond, and tries again with the next sign-in", async () => {
  const port = await freePort();
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const settings = { ...site.provider.settings, issuer: `http://127.0.0.1:${port}` };
  const connection = createOpenIdProvider(settings, { publicUrl: PUBLIC_URL, log });
  const late = await startTestServer({ openId: { settings, provider: connection } });
  await connection.check();
  expect(logged.join("")).toContain(
    `The OpenID Connect provider ${settings.issuer} did not respond as one. Check OIDC_ISSUER`,
  );
  expect(locationOf(await visit(`${late.url}${START}`))).toBe(problem("unreachable").location);

  const started = await startOpenIdProvider(PUBLIC_URL, port);
  started.signInAs(newAccount());
  const begun = await begin(late);
  expect(locationOf(await finish(late, begun))).toBe("/admin/sign-in");
  const interrupted = await begin(late);
  await started.stop();
  expect(locationOf(await finish(late, interrupted))).toBe(problem("unreachable").location);
  expect(logged.join("")).not.toContain(settings.clientSecret);
  await late.close();
});

test("begins a hundred sign-ins of an address in an hour, and no more", async () => {
  // A server of its own, which remembers that the address is blocked.
  const { settings } = site;
  const log = pino({ level: "silent" });
  const provider = createOpenIdProvider(settings, { publicUrl: PUBLIC_URL, log });
  const busy = await startTestServer({ openId: { settings, provider } });
  const beginOnce = async () => locationOf(await visit(`${busy.url}${START}`));
  for (let attempt = 0; attempt < 100; attempt++) expect(await beginOnce()).toContain(settings.issuer);
  expect(await beginOnce()).toBe(problem("too-many").location);
  await busy.close();
});
