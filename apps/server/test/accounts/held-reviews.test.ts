/** What visitors see of translations that need a review, after undo, restored states and imports. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { SignedIn } from "../support/accounts.ts";
import { post } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { AUTHOR } from "../support/refusal.ts";
import { startTestServer } from "../support/start-test-server.ts";
import { lastChangeSet } from "../support/stored-ids.ts";

const server = forAllTests(() => startTestServer());
let reviewer: SignedIn;
let translator: SignedIn;
beforeAll(async () => {
  reviewer = await server.signedIn("editor");
  translator = await server.signedIn("editor", { canReview: false });
  const settings = await server.services.settings.stored();
  await server.services.settings.update({ ...settings, reviews: "held" }, AUTHOR);
});

let id: number;
let taken = 0;
beforeEach(async () => {
  const { rows } = await server.database.pool.query<{ id: number }>(
    "select id from translation order by id limit 1 offset $1",
    [taken++],
  );
  id = rows[0]?.id ?? 0;
});

async function call(name: string, body: unknown, { cookie }: SignedIn): Promise<void> {
  const response = await post(`${server.url}/trpc/${name}`, body, { cookie });
  expect(response.status, await response.text()).toBe(200);
}
const save = (native_text: string, author: SignedIn) =>
  call("translation.update", { id, native_text }, author);

const undoLast = async (author: SignedIn) =>
  call("activity.undo", await lastChangeSet(server.database), author);

async function importText(text: string): Promise<void> {
  const { rows } = await server.database.pool.query<{ language: string; phrase: string }>(
    `select l.slug as language, p.slug as phrase from translation t join language l on l.id = t.language_id
     join phrase p on p.id = t.phrase_id where t.id = $1`,
    [id],
  );
  const response = await fetch(`${server.url}/api/language-phrases/import?format=csv&dry_run=false`, {
    method: "POST",
    headers: { cookie: translator.cookie, "content-type": "text/csv" },
    body: `language,phrase,native_text,needs_review\n${rows[0]?.language},${rows[0]?.phrase},${text},false\n`,
  });
  expect(await response.text()).toContain('"applied":true');
}

/** The text that editors see, whether it needs a review, and the text that visitors see, if any. */
async function stored() {
  const { rows } = await server.database.pool.query<{ text: string; review: boolean; shown: string | null }>(
    `select t.native_text as text, t.needs_review as review, p.native_text as shown
     from translation t left join published_translation p on p.id = t.id where t.id = $1`,
    [id],
  );
  return rows[0];
}

const IN_REVIEW = { text: "draft", review: true, shown: "reviewed" };

test("a draft stays off the site when its editor takes it back", async () => {
  await save("reviewed", reviewer);
  await save("draft", translator);
  expect(await stored()).toEqual(IN_REVIEW);
  await undoLast(translator);
  expect(await stored()).toEqual({ text: "reviewed", review: true, shown: "reviewed" });
});

test("a draft stays off the site when its editor restores an earlier state", async () => {
  await save("reviewed", reviewer);
  await save("draft", translator);
  const { rows } = await server.database.pool.query<{ id: string }>(
    "select id from change where kind = 'translation' and record_id = $1 and after ->> 'native_text' = 'reviewed'",
    [id],
  );
  await call("activity.restore", { change_id: rows[0]?.id, state: "before" }, translator);
  expect(await stored()).toMatchObject({ review: true, shown: "reviewed" });
});

test("a draft stays off the site when a file of its editor says that it needs no review", async () => {
  await save("reviewed", reviewer);
  await save("draft", translator);
  await importText("draft");
  await importText("corrected draft");
  expect(await stored()).toEqual({ ...IN_REVIEW, text: "corrected draft" });
});

test("what was never reviewed stays off the site, whatever its editor imports or undoes", async () => {
  const { rows } = await server.database.pool.query<{ language_id: number; phrase_id: number }>(
    "delete from translation where id = $1 returning language_id, phrase_id",
    [id],
  );
  await call("translation.create", { ...rows[0], native_text: "new" }, translator);
  const added = await server.database.pool.query<{ id: number }>(
    "select id from translation where native_text = 'new'",
  );
  id = added.rows[0]?.id ?? 0;
  await importText("newer");
  expect(await stored()).toEqual({ text: "newer", review: true, shown: null });
  await undoLast(translator);
  expect(await stored()).toEqual({ text: "new", review: true, shown: null });
  await call("translation.delete", { id }, translator);
  await undoLast(translator);
  expect(await stored()).toEqual({ text: "new", review: true, shown: null });
});

test("undoing the end of a review takes the draft off the site again", async () => {
  await save("reviewed", reviewer);
  await save("draft", translator);
  const { version } = await server.services.translation.get(id);
  await call("translation.reviewSelected", { records: [{ id, version }] }, reviewer);
  expect(await stored()).toEqual({ text: "draft", review: false, shown: "draft" });
  await undoLast(reviewer);
  expect(await stored()).toEqual(IN_REVIEW);
});

test("an editor whose changes need a review takes nothing off the site by undoing the end of a review", async () => {
  await save("reviewed", reviewer);
  await save("draft", translator);
  const { version } = await server.services.translation.get(id);
  await call("translation.reviewSelected", { records: [{ id, version }] }, reviewer);
  await undoLast(translator);
  expect(await stored()).toEqual({ text: "draft", review: true, shown: "draft" });
});

test("what a reviewer deleted stays off the site when an editor whose changes need a review brings it back", async () => {
  await save("reviewed", reviewer);
  await call("translation.delete", { id }, reviewer);
  await undoLast(translator);
  expect(await stored()).toEqual({ text: "reviewed", review: true, shown: null });
});

test("undoing the end of the first review takes the translation off the site again", async () => {
  await save("draft", translator);
  await server.database.pool.query("update translation set reviewed = null where id = $1", [id]);
  const { version } = await server.services.translation.get(id);
  await call("translation.reviewSelected", { records: [{ id, version }] }, reviewer);
  await undoLast(reviewer);
  expect(await stored()).toEqual({ text: "draft", review: true, shown: null });
});

test("undoing a deletion brings back what visitors saw", async () => {
  await save("reviewed", reviewer);
  await save("draft", translator);
  await call("translation.delete", { id }, reviewer);
  await undoLast(reviewer);
  expect(await stored()).toEqual(IN_REVIEW);
  await save("reviewed again", reviewer);
  await call("translation.update", { id, native_text: "reviewed again", needs_review: false }, reviewer);
  await call("translation.delete", { id }, translator);
  await undoLast(translator);
  expect(await stored()).toEqual({ text: "reviewed again", review: true, shown: "reviewed again" });
});

test("the history does not list what visitors see as a field", async () => {
  await save("reviewed", reviewer);
  await save("draft", translator);
  const response = await fetch(
    `${server.url}/trpc/activity.history?input=${encodeURIComponent(JSON.stringify({ kind: "translation", record_id: id }))}`,
    { headers: { cookie: reviewer.cookie } },
  );
  const text = await response.text();
  expect(text).toContain("needs_review");
  expect(text).not.toContain('"reviewed":');
  expect(text).not.toContain('"field":"reviewed"');
});
