import { beforeAll, expect, test } from "vitest";
import { post } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { AUTHOR } from "../support/refusal.ts";
import { startTestServer } from "../support/start-test-server.ts";
import { lastChangeSet, translationOf } from "../support/stored-ids.ts";

const server = forAllTests(() => startTestServer());
let farsiToken: { authorization: string };
beforeAll(async () => {
  const { language_id } = await translationOf(server.database, "farsi");
  farsiToken = { authorization: `Bearer ${await server.tokenFor("editor", language_id)}` };
});

const send = async (method: string, path: string, body: unknown) => {
  const response = await fetch(`${server.url}/api/language-phrases${path}`, {
    method,
    headers: { ...farsiToken, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
};

test.each([
  ["farsi", [200, 200, 201]],
  ["hindi", [403, 403, 403]],
])(
  "a token for Farsi changes, deletes and adds translations in %s with the statuses %j",
  async (slug, expected) => {
    const { id, language_id, phrase_id } = await translationOf(server.database, slug);
    const before = await server.services.translation.get(id);
    const changed = await send("PUT", `/${id}`, { native_text: "changed" });
    const { version } = await server.services.translation.get(id);
    expect(version).toBe(before.version + (changed.status === 200 ? 1 : 0));
    const deleted = await send("DELETE", `/${id}`, {});
    if (deleted.status === 403) {
      await server.database.pool.query("delete from translation where id = $1", [id]);
    }
    const added = await send("POST", "", { language_id, phrase_id, native_text: "added" });
    expect([changed.status, deleted.status, added.status], added.text).toEqual(expected);
  },
);

test("a token for one language imports its rows alone if it skips invalid ones, and gets the others as CSV", async () => {
  const importRows = (query: string, accept: string) =>
    fetch(`${server.url}/api/language-phrases/import?format=csv&${query}`, {
      method: "POST",
      headers: { ...farsiToken, "content-type": "text/csv", accept },
      body: "language,phrase,native_text\nfarsi,yes,skipping\nspanish,yes,skipping\n",
    });
  const rejected = await importRows("dry_run=true", "text/csv");
  expect((await rejected.text()).split("\r\n")[1]).toMatch(
    /^spanish,yes,skipping,.*(one language|administrator chose)/,
  );
  const report = await (await importRows("dry_run=false&skip_invalid=true", "*/*")).json();
  expect(report).toMatchObject({ applied: true, counts: { update: 1, invalid: 1 } });
});

test("an import of anything other than translations with a token for one language writes nothing", async () => {
  const stored = async () =>
    (await server.database.pool.query("select emergency_numbers from language where slug = 'farsi'")).rows;
  const before = await stored();
  const response = await fetch(`${server.url}/api/emergency-numbers/import?format=csv&dry_run=false`, {
    method: "POST",
    headers: { ...farsiToken, "content-type": "text/csv" },
    body: 'language,emergency_numbers\nfarsi,""\n',
  });
  expect(await response.text()).toContain("one language");
  expect(await stored()).toEqual(before);
});

test("a token stays when its language is deleted, which changes nothing then, and works again after undo", async () => {
  const { id, language_id } = await translationOf(server.database, "greek");
  const headers = { authorization: `Bearer ${await server.tokenFor("editor", language_id)}` };
  const change = (translation: number, native_text: string) =>
    fetch(`${server.url}/api/language-phrases/${translation}`, {
      method: "PUT",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ native_text }),
    });
  const { services, database } = server;
  await services.language.delete({ id: language_id }, AUTHOR);
  expect((await change((await translationOf(server.database, "thai")).id, "while deleted")).status).toBe(403);
  const undone = await post(`${server.url}/trpc/activity.undo`, await lastChangeSet(database), {
    cookie: (await server.signedIn("administrator")).cookie,
  });
  expect(undone.status, await undone.text()).toBe(200);
  expect((await change(id, "after undo")).status).toBe(200);
});
