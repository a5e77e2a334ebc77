import { describe, expect, onTestFinished, test } from "vitest";
import {
  begin,
  finish,
  locationOf,
  newAccount,
  openIdSite,
  personOf,
  problem,
  signIn,
} from "../support/openid-sign-in.ts";
import { codeOf, dataOf, secondFactorCalls } from "../support/second-factor.ts";

const site = openIdSite();
const { call, read, confirm, isSignedIn, protect } = secondFactorCalls(() => site.server);

describe("who may sign in", () => {
  test("creates nobody unless the settings allow it", async () => {
    site.settings.createPeople = false;
    site.provider.signInAs(newAccount());
    expect(await signIn(site.server)).toEqual(problem("unknown"));
  });

  test.each([[{ email_verified: false }], [{ email_verified: undefined }], [{ email: undefined }]])(
    "creates nobody with an e-mail address that is not verified: %j",
    async (more) => {
      site.provider.signInAs(newAccount(more));
      expect(await signIn(site.server)).toEqual(problem("unverified"));
    },
  );

  test("links an account with the same verified e-mail address only if the settings allow it", async () => {
    const person = await site.server.addPerson("editor");
    const account = newAccount({ email: person.email.toUpperCase() });
    site.provider.signInAs(account);
    expect(await signIn(site.server)).toEqual(problem("taken"));
    site.settings.linkByEmail = true;
    site.provider.signInAs({ ...account, email_verified: false });
    expect(await signIn(site.server)).toEqual(problem("unverified"));
    site.provider.signInAs(account);
    expect(await personOf(site.server, await signIn(site.server))).toMatchObject({ id: person.id });
    // The address passed to another person at the provider.
    site.provider.signInAs(newAccount({ email: person.email }));
    expect(await signIn(site.server)).toEqual(problem("taken"));
  });

  test("does not link an address whose letters only become those of the account in lower case", async () => {
    const person = await site.server.addPerson("editor");
    site.settings.linkByEmail = true;
    // The lower case of the Kelvin sign is k.
    const email = `kim.${person.email}`;
    await site.server.database.pool.query("update person set email = $1 where id = $2", [email, person.id]);
    site.provider.signInAs(newAccount({ email: email.replace("k", "\u212a") }));
    expect(await signIn(site.server)).toEqual(problem("unverified"));
    site.provider.signInAs(newAccount({ email }));
    expect(await personOf(site.server, await signIn(site.server))).toMatchObject({ id: person.id });
  });

  test("cuts a name that is too long before the character that is on its limit", async () => {
    site.provider.signInAs(newAccount({ name: `${"a".repeat(99)}😀 Ada` }));
    expect(await personOf(site.server, await signIn(site.server))).toMatchObject({ name: "a".repeat(99) });
  });

  test("creates one person when two sign-ins finish at once", async () => {
    const account = newAccount();
    site.provider.signInAs(account);
    const begun = [await begin(site.server), await begin(site.server)];
    const ended = await Promise.all(begun.map((one) => finish(site.server, one)));
    expect(ended.map(locationOf)).toEqual(["/admin/sign-in", "/admin/sign-in"]);
    const { rows } = await site.server.database.pool.query("select 1 from person where email = $1", [
      account.email,
    ]);
    expect(rows).toHaveLength(1);
  });

  test("refuses a person who is deactivated", async () => {
    site.provider.signInAs(newAccount());
    const signedIn = await signIn(site.server);
    const { cookie } = await site.server.signedIn("administrator");
    const { id } = await personOf(site.server, signedIn);
    await call("people.setActive", { id, active: false }, { cookie });
    expect(await isSignedIn(signedIn.cookie)).toBe(false);
    expect(await signIn(site.server)).toEqual(problem("deactivated"));
  });

  test("refuses a person for whom the claim has no role", async () => {
    for (const groups of [undefined, [], ["guests"]]) {
      site.provider.signInAs(newAccount({ groups }));
      expect(await signIn(site.server)).toEqual(problem("no-role"));
    }
  });
});

describe("the role of the claim", () => {
  test("changes the role at the next sign-in, which is in the activity, and revokes tokens of the old role", async () => {
    const account = newAccount({ groups: ["staff", "admins"] });
    site.provider.signInAs(account);
    const administrator = await signIn(site.server);
    const { id, role } = await personOf(site.server, administrator);
    expect(role).toBe("administrator");
    const { cookie } = administrator;
    const token = { name: "Sync", role: "administrator", expires_in_days: null };
    expect((await call("token.create", token, { cookie })).status).toBe(200);
    await site.server.addPerson("administrator");

    site.provider.signInAs({ ...account, groups: ["staff"] });
    const editor = await signIn(site.server);
    expect(await personOf(site.server, editor)).toMatchObject({ id, role: "editor" });
    const other = await site.server.signedIn("administrator");
    expect(await dataOf(await read("token.list", other.cookie))).toEqual([]);
    const { items } = await dataOf<{ items: object[] }>(await read("activity.list", other.cookie));
    expect(items).toContainEqual(
      expect.objectContaining({
        who: { person_id: null, by_token: false, name: "Example Login" },
        headline: expect.objectContaining({ record_id: id, action: "update" }),
      }),
    );
  });

  test.each([
    ["groups.saywhere", { groups: { saywhere: ["admins"] } }],
    ["https://example.org/roles", { "https://example.org/roles": "admins" }],
  ])("is read from the claim %s", async (claim, more) => {
    site.settings.role = { claim, administrator: ["admins"], editor: [] };
    site.provider.signInAs(newAccount(more));
    expect(await personOf(site.server, await signIn(site.server))).toMatchObject({ role: "administrator" });
  });

  test("does not take the role from the only administrator", async () => {
    await site.server.database.pool.query("update person set role = 'editor'");
    const account = newAccount({ groups: ["admins"] });
    site.provider.signInAs(account);
    const { cookie } = await signIn(site.server);
    site.provider.signInAs({ ...account, groups: ["staff"] });
    expect(await signIn(site.server)).toEqual(problem("last-administrator"));
    expect(await personOf(site.server, { cookie })).toMatchObject({ role: "administrator" });
  });

  test("is that of administrators here without a claim", async () => {
    site.settings.role = undefined;
    site.provider.signInAs(newAccount());
    const signedIn = await signIn(site.server);
    const { id, role } = await personOf(site.server, signedIn);
    expect(role).toBe("editor");
    const { cookie } = await site.server.signedIn("administrator");
    await call("people.setRole", { id, role: "administrator" }, { cookie });
    expect(await personOf(site.server, await signIn(site.server))).toMatchObject({
      id,
      role: "administrator",
    });
  });
});

describe("the second factor", () => {
  const setRule = (rule: string) =>
    site.server.database.pool.query(
      `insert into setting (key, value) values ('second_factor_rule', to_jsonb($1::text))
       on conflict (key) do update set value = excluded.value`,
      [rule],
    );

  test.each([
    ["amr", { amr: ["pwd", "mfa"] }],
    ["acr", { acr: "urn:example:two" }],
  ])("is that of the provider where its %s says so", async (_claim, more) => {
    site.settings.multiFactorAcr = ["urn:example:two"];
    const account = newAccount();
    site.provider.signInAs(account);
    expect(await isSignedIn((await signIn(site.server)).cookie)).toBe(true);
    await setRule("everyone");
    onTestFinished(async () => void (await setRule("nobody")));
    expect(await signIn(site.server)).toEqual(problem("second-factor"));
    site.provider.signInAs({ ...account, ...more });
    expect(await isSignedIn((await signIn(site.server)).cookie)).toBe(true);
  });

  test("is the person's own one-time code where the provider did not ask for one", async () => {
    site.settings.linkByEmail = true;
    const person = await protect(await site.server.signedIn("editor"));
    site.provider.signInAs(newAccount({ email: person.email }));
    const { location, cookie } = await signIn(site.server, "?redirect=%2Fphrases");
    expect(cookie).toBe("");
    const [page, token = ""] = location.split("#");
    expect(page).toBe("/admin/sign-in?redirect=%2Fphrases");
    expect((await confirm(token, codeOf(person))).status).toBe(200);
  });

  test("can be added by a person with a password, and is then the passkey that it is", async () => {
    site.settings.linkByEmail = true;
    const person = await site.server.signedIn("editor");
    site.provider.signInAs(newAccount({ email: person.email }));
    await setRule("everyone");
    onTestFinished(async () => void (await setRule("nobody")));
    const { location, cookie } = await signIn(site.server);
    expect(location).toBe("/admin/sign-in");
    expect(await dataOf(await read("account.me", cookie))).toMatchObject({ second_factor_missing: true });
    await site.server.database.pool.query(
      `insert into passkey (person_id, credential_id, public_key, counter, transports, name)
       values ($1, 'phone', '', 0, '{}', 'Phone')`,
      [person.id],
    );
    expect(await signIn(site.server)).toEqual(problem("passkey"));
  });
});

describe("an account of the provider alone", () => {
  test("is active, has no password, and gets one by a link", async () => {
    site.provider.signInAs(newAccount());
    const signedIn = await signIn(site.server);
    const { id, email } = await personOf(site.server, signedIn);
    const { cookie } = await site.server.signedIn("administrator");
    const people = await dataOf<object[]>(await read("people.list", cookie));
    expect(people).toContainEqual(expect.objectContaining({ id, email, status: "active" }));
    const change = { current_password: "nothing", new_password: "another long password" };
    const refused = await call("account.changePassword", change, { cookie: signedIn.cookie });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("You have no password yet");
    const { url } = await dataOf<{ url: string }>(await call("people.resetLink", { id }, { cookie }));
    expect(url).toContain("/admin/reset-password#");
  });
});
