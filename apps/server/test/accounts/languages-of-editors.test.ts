import type { Me, Person } from "@saywhere/validators/accounts/account";
import { beforeAll, expect, test } from "vitest";
import type { SignedIn } from "../support/accounts.ts";
import { post } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";
import { languageId, lastChangeSet, translationOf } from "../support/stored-ids.ts";

const server = forAllTests(() => startTestServer());
let administrator: SignedIn;
let farsiEditor: SignedIn;
beforeAll(async () => {
  administrator = await server.signedIn("administrator");
  farsiEditor = await server.signedIn("editor", {
    languageIds: [await languageId(server.database, "farsi")],
  });
});

const call = (name: string, body: unknown, { cookie }: SignedIn = farsiEditor) =>
  post(`${server.url}/trpc/${name}`, body, { cookie });
test("an editor for Farsi changes, adds and deletes translations in Farsi alone", async () => {
  for (const [slug, statuses, reason] of [
    ["farsi", [200, 200, 200], "added"],
    ["hindi", [403, 403, 403], "languages that an administrator chose for you"],
  ] as const) {
    const { id, language_id, phrase_id } = await translationOf(server.database, slug);
    const changed = await call("translation.update", { id, native_text: "changed" });
    const deleted = await call("translation.delete", { id });
    if (slug === "hindi") await server.database.pool.query("delete from translation where id = $1", [id]);
    const added = await call("translation.create", { language_id, phrase_id, native_text: "added" });
    expect([changed.status, deleted.status, added.status]).toEqual(statuses);
    expect(await added.text()).toContain(reason);
  }
});

test("an editor for Farsi changes a selection only if all of it is in Farsi", async () => {
  const selected = async (...slugs: string[]) => {
    const ids = await Promise.all(slugs.map(async (slug) => (await translationOf(server.database, slug)).id));
    const { rows: records } = await server.database.pool.query<{ id: number; version: number }>(
      "update translation set needs_review = true where id = any($1) returning id, version",
      [ids],
    );
    return { records };
  };
  for (const procedure of ["translation.reviewSelected", "translation.deleteSelected"]) {
    expect((await call(procedure, await selected("farsi", "hindi"))).status).toBe(403);
    expect((await call(procedure, await selected("farsi"))).status).toBe(200);
  }
});

test.each([
  ["farsi", /"applied":true/],
  ["hindi", /"applied":false.*(one language|administrator chose)/],
])("an import of translations in %s by an editor for Farsi ends with %s", async (slug, result) => {
  const response = await fetch(`${server.url}/api/language-phrases/import?format=csv&dry_run=false`, {
    method: "POST",
    headers: { cookie: farsiEditor.cookie, "content-type": "text/csv" },
    body: `language,phrase,native_text\n${slug},thank-you,imported\n`,
  });
  expect(await response.text()).toMatch(result);
});

test("an editor for Farsi undoes and restores changes in Farsi alone", async () => {
  for (const [slug, status] of [
    ["farsi", 200],
    ["hindi", 403],
  ] as const) {
    const { id } = await translationOf(server.database, slug);
    await call("translation.update", { id, native_text: "to be undone" }, administrator);
    expect((await call("activity.undo", await lastChangeSet(server.database))).status).toBe(status);
    const { rows } = await server.database.pool.query<{ id: string }>(
      "select id from change where kind = 'translation' and record_id = $1 order by id limit 1",
      [id],
    );
    const earlier = { change_id: rows[0]?.id, state: "before" };
    expect((await call("activity.restore", earlier)).status).toBe(status);
  }
});

test("an editor for Farsi does not undo a change of anything other than translations", async () => {
  const created = await call("synonym.create", { terms: ["loo", "bathroom"] }, administrator);
  expect(created.status).toBe(200);
  const response = await call("activity.undo", await lastChangeSet(server.database));
  expect([response.status, await response.text()]).toEqual([403, expect.stringContaining("FORBIDDEN")]);
});

test.each(["accept", "refuse"])(
  "an editor for Farsi can %s suggestions for Farsi alone",
  async (decision) => {
    const suggest = async (slug: string) => {
      const { rows } = await server.database.pool.query<{ id: number }>(
        `insert into suggestion (translation_id, field, shown, suggested) values ($1, 'other', '', $2) returning id`,
        [(await translationOf(server.database, slug)).id, decision],
      );
      const id = rows[0]?.id;
      return decision === "accept" ? { suggestion_id: id, native_text: "accepted" } : { id };
    };
    expect((await call(`suggestion.${decision}`, await suggest("farsi"))).status).toBe(200);
    expect((await call(`suggestion.${decision}`, await suggest("hindi"))).status).toBe(403);
  },
);

test("an administrator changes the languages of an editor, which takes effect with the next call", async () => {
  const editor = await server.signedIn("editor");
  const [farsi, hindi] = [
    await languageId(server.database, "farsi"),
    await languageId(server.database, "hindi"),
  ];
  const { id } = await translationOf(server.database, "hindi");
  const change = () => call("translation.update", { id, native_text: `changed ${Math.random()}` }, editor);
  expect((await change()).status).toBe(200);
  for (const [language_ids, status] of [
    [[farsi], 403],
    [[hindi, farsi, hindi], 200],
    [null, 200],
  ] as const) {
    const saved = await call("people.setAccess", { id: editor.id, language_ids }, administrator);
    const { result } = (await saved.json()) as { result: { data: Person } };
    const stored = language_ids && [...new Set(language_ids)].sort((a, b) => a - b);
    expect(result.data.language_ids).toEqual(stored);
    expect((await change()).status).toBe(status);
    const me = await fetch(`${server.url}/api/auth/me`, { headers: { cookie: editor.cookie } });
    expect(((await me.json()) as Me).language_ids).toEqual(stored);
  }
});

test("the languages of an editor are in the activity by name", async () => {
  const editor = await server.addPerson("editor");
  const language_ids = [await languageId(server.database, "farsi")];
  await call("people.setAccess", { id: editor.id, language_ids }, administrator);
  const response = await fetch(`${server.url}/trpc/activity.list?input={"limit":1}`, {
    headers: { cookie: administrator.cookie },
  });
  expect(await response.json()).toMatchObject({
    result: {
      data: {
        items: [
          {
            headline: {
              kind: "person",
              fields: [{ field: "languages", before: null, after: ["Farsi (Persian)"] }],
            },
          },
        ],
      },
    },
  });
});

test("an API token may change no more languages than the editor who created it", async () => {
  const { pool } = server.database;
  const hindi = await languageId(server.database, "hindi");
  const farsi = await languageId(server.database, "farsi");
  for (const [tokenLanguage, creatorLanguages, expected] of [
    [undefined, null, null],
    [undefined, [farsi], [farsi]],
    [farsi, [farsi, hindi], [farsi]],
    [hindi, [farsi], []],
    [hindi, null, [hindi]],
  ] as const) {
    const authorization = `Bearer ${await server.tokenFor("editor", tokenLanguage)}`;
    await pool.query(
      "update person set language_ids = $1 where id = (select created_by_id from api_token order by id desc limit 1)",
      [creatorLanguages],
    );
    const me = await fetch(`${server.url}/api/auth/me`, { headers: { authorization } });
    expect(((await me.json()) as Me).language_ids).toEqual(expected);
  }
});

test("an administrator is never limited to languages", async () => {
  const language_ids = [await languageId(server.database, "farsi")];
  const refused = await call("people.setAccess", { id: administrator.id, language_ids }, administrator);
  expect(refused.status).toBe(409);
  const invited = { name: "Bea", email: "bea@example.org", role: "administrator", language_ids };
  expect((await call("people.invite", invited, administrator)).status).toBe(400);
  const editor = await server.signedIn("editor", { languageIds: language_ids });
  await call("people.setRole", { id: editor.id, role: "administrator" }, administrator);
  const { id } = await translationOf(server.database, "hindi");
  expect((await call("translation.update", { id, native_text: "as an administrator" }, editor)).status).toBe(
    200,
  );
  await call("people.setRole", { id: editor.id, role: "editor" }, administrator);
  const { rows } = await server.database.pool.query("select language_ids from person where id = $1", [
    editor.id,
  ]);
  expect(rows).toEqual([{ language_ids: null }]);
});

test("invites an editor for some languages, and rejects languages that do not exist", async () => {
  const language_ids = [await languageId(server.database, "greek")];
  const invited = { name: "Gaia", email: "gaia@example.org", role: "editor", language_ids };
  expect((await call("people.invite", invited, administrator)).status).toBe(200);
  const { rows } = await server.database.pool.query(
    "select language_ids from person where email = 'gaia@example.org'",
  );
  expect(rows).toEqual([{ language_ids }]);
  for (const unknown of [[999_999], []]) {
    const other = { ...invited, email: "other@example.org", language_ids: unknown };
    expect((await call("people.invite", other, administrator)).status).toBe(400);
  }
});

test("an editor whose language was deleted may change nothing until it is restored", async () => {
  const greek = await languageId(server.database, "greek");
  const editor = await server.signedIn("editor", { languageIds: [greek] });
  const change = async (slug: string) => {
    const { id } = await translationOf(server.database, slug);
    return (await call("translation.update", { id, native_text: `changed ${slug}` }, editor)).status;
  };
  await call("language.delete", { id: greek }, administrator);
  expect(await change("hindi")).toBe(403);
  await call("activity.undo", await lastChangeSet(server.database), administrator);
  expect([await change("greek"), await change("hindi")]).toEqual([200, 403]);
});

test("an editor for Farsi does not store the recording of a suggestion for another language", async () => {
  const { rows } = await server.database.pool.query<{ id: number }>(
    `with sent as (
       insert into suggestion (translation_id, field, shown, suggested) values ($1, 'recording', '', 'It') returning id
     ) insert into suggestion_recording (content, suggestion_id) select 'sound', id from sent returning suggestion_id as id`,
    [(await translationOf(server.database, "hindi")).id],
  );
  expect((await call("suggestion.storeRecording", { id: rows[0]?.id })).status).toBe(403);
});
