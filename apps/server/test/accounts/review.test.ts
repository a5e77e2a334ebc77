import type { Translation } from "@saywhere/validators/content/translation";
import { changeFeed } from "@saywhere/validators/history/change-feed";
import { beforeAll, expect, test } from "vitest";
import type { SignedIn } from "../support/accounts.ts";
import { post } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { actorWith } from "../support/open-services.ts";
import { AUTHOR } from "../support/refusal.ts";
import { startTestServer } from "../support/start-test-server.ts";
import { lastChangeSet } from "../support/stored-ids.ts";

const server = forAllTests(() => startTestServer());
let reviewer: SignedIn;
let translator: SignedIn;
beforeAll(async () => {
  reviewer = await server.signedIn("editor");
  translator = await server.signedIn("editor", { canReview: false });
});

const call = (name: string, body: unknown, { cookie }: SignedIn) =>
  post(`${server.url}/trpc/${name}`, body, { cookie });
/** A translation that no other test uses. */
let taken = 0;
const someTranslation = async () => {
  const { rows } = await server.database.pool.query<{ id: number; language_id: number; phrase_id: number }>(
    "select id, language_id, phrase_id from translation order by id limit 1 offset $1",
    [taken++],
  );
  return rows[0] ?? { id: 0, language_id: 0, phrase_id: 0 };
};
const selected = async (...ids: number[]) => ({
  records: await Promise.all(
    ids.map(async (id) => ({ id, version: (await server.services.translation.get(id)).version })),
  ),
});
const needsReview = async (id: number) => (await server.services.translation.get(id)).needs_review;
test("a change by an editor whose changes need a review marks the translation, and one by a reviewer does not", async () => {
  const { id } = await someTranslation();
  expect((await call("translation.update", { id, native_text: "reviewed" }, reviewer)).status).toBe(200);
  expect(await needsReview(id)).toBe(false);
  const saved = await call("translation.update", { id, native_text: "to be reviewed" }, translator);
  const { result } = (await saved.json()) as { result: { data: Translation } };
  expect(result.data).toMatchObject({ native_text: "to be reviewed", needs_review: true });
  // One change, with its text and that it needs a review.
  const { items } = await server.services.activity.changes(
    await lastChangeSet(server.database),
    actorWith("editor"),
  );
  expect(items).toMatchObject([{ record_id: id, action: "update" }]);
  expect(items[0]?.fields.map(({ field }) => field)).toEqual(
    expect.arrayContaining(["native_text", "needs_review"]),
  );
  await call("translation.update", { id, native_text: "changed by a reviewer" }, reviewer);
  expect(await needsReview(id)).toBe(true);
});

test("what an editor whose changes need a review adds or imports needs a review", async () => {
  const { id, language_id, phrase_id } = await someTranslation();
  await server.database.pool.query("delete from translation where id = $1", [id]);
  const added = await call("translation.create", { language_id, phrase_id, native_text: "new" }, translator);
  const { result } = (await added.json()) as { result: { data: Translation } };
  expect(result.data.needs_review).toBe(true);
  const response = await fetch(`${server.url}/api/language-phrases/import?format=csv&dry_run=false`, {
    method: "POST",
    headers: { cookie: translator.cookie, "content-type": "text/csv" },
    body: "language,phrase,native_text\ngreek,thank-you,imported\n",
  });
  expect(await response.text()).toContain('"applied":true');
  const { rows } = await server.database.pool.query(
    "select needs_review from translation where native_text = 'imported'",
  );
  expect(rows).toEqual([{ needs_review: true }]);
});

test("with reviews held, visitors see the last reviewed version, and nothing of what was never reviewed", async () => {
  const { id } = await someTranslation();
  const pair = await server.database.pool.query<{ language: string; phrase: string }>(
    `select l.slug as language, p.slug as phrase from translation t join language l on l.id = t.language_id
     join phrase p on p.id = t.phrase_id where t.id = $1`,
    [id],
  );
  const { language, phrase } = pair.rows[0] ?? { language: "", phrase: "" };
  const page = async (path: string) => (await fetch(`${server.url}${path}`)).text();
  const detail = () => page(`/api/phrases/${language}/${phrase}`);
  const search = (text: string) => page(`/api/search?query=${text}`);
  const hold = async (reviews: "held" | "shown") =>
    server.services.settings.update({ ...(await server.services.settings.stored()), reviews }, AUTHOR);
  await call("translation.update", { id, native_text: "zzreviewed" }, reviewer);
  await call("translation.update", { id, native_text: "zzdraft" }, translator);
  expect(await detail()).toContain("zzdraft");
  const count = async () => (await server.services.language.commonPhrases({ slug: language })).count;

  await hold("held");
  const before = await count();
  expect(await detail()).toContain("zzreviewed");
  expect(await page(`/api/languages/${language}/translations`)).toContain("zzreviewed");
  expect(await page(`/api/phrases?language=${language}`)).not.toContain("zzdraft");
  expect(await page(`/api/phrases?language=${language}`)).toContain("zzreviewed");
  expect(await search("zzdraft")).not.toContain("zzdraft");
  expect((await server.services.translation.get(id)).native_text).toBe("zzdraft");

  const [other] = (
    await server.database.pool.query<{ id: number; language_id: number; phrase_id: number; slug: string }>(
      `select t.id, language_id, phrase_id, p.slug from translation t join phrase p on p.id = t.phrase_id
       where t.language_id = (select language_id from translation where id = $1) and t.id > $1 + 20 order by t.id limit 1`,
      [id],
    )
  ).rows;
  if (!other) throw new Error("The language has no other translation");
  const { next: cursor } = changeFeed.parse(
    await (await fetch(`${server.url}/api/changes?after=now`)).json(),
  );
  await call("translation.delete", { id: other.id }, reviewer);
  const { slug, language_id, phrase_id } = other;
  await call("translation.create", { language_id, phrase_id, native_text: "zznew" }, translator);
  expect((await fetch(`${server.url}/api/phrases/${language}/${slug}`)).status).toBe(404);
  expect(await count()).toBe(before - 1);
  const changeOfNew = async (admin: string) => {
    const response = await fetch(`${server.url}/api/changes?limit=500&after=${cursor}${admin}`, {
      headers: { cookie: reviewer.cookie },
    });
    const { changes } = changeFeed.parse(await response.json());
    return changes.findLast((one) => one.language_id === language_id && one.phrase_id === phrase_id);
  };
  expect(await changeOfNew("")).toMatchObject({ kind: "translation", deleted: true });
  expect(await changeOfNew("&admin=true")).toMatchObject({ deleted: false });

  await call("translation.reviewSelected", await selected(id), reviewer);
  expect(await detail()).toContain("zzdraft");
  await hold("shown");
  expect(await changeOfNew("")).toMatchObject({ kind: "translation", deleted: false });
  expect(await page(`/api/phrases/${language}/${slug}`)).toContain("zznew");
});

test("a reviewer marks translations for review and as reviewed, several at once, and undoes that", async () => {
  const ids = [(await someTranslation()).id, (await someTranslation()).id];
  for (const id of ids) {
    const { native_text } = await server.services.translation.get(id);
    await call("translation.update", { id, native_text, needs_review: true }, reviewer);
  }
  expect(await Promise.all(ids.map(needsReview))).toEqual([true, true]);
  expect((await call("translation.reviewSelected", await selected(...ids), reviewer)).status).toBe(200);
  expect(await Promise.all(ids.map(needsReview))).toEqual([false, false]);
  expect((await call("activity.undo", await lastChangeSet(server.database), reviewer)).status).toBe(200);
  expect(await Promise.all(ids.map(needsReview))).toEqual([true, true]);
});

test("a change that needs a review is undone as a whole, together with its mark", async () => {
  const { id } = await someTranslation();
  const { native_text } = await server.services.translation.get(id);
  await call("translation.update", { id, native_text: "to be undone" }, translator);
  expect((await call("activity.undo", await lastChangeSet(server.database), reviewer)).status).toBe(200);
  expect(await server.services.translation.get(id)).toMatchObject({ native_text, needs_review: false });
});

test("an editor whose changes need a review cannot mark a translation as reviewed", async () => {
  const { id } = await someTranslation();
  await call("translation.update", { id, native_text: "in review" }, translator);
  for (const [name, body] of [
    ["translation.reviewSelected", await selected(id)],
    ["translation.update", { id, native_text: "in review", needs_review: false }],
  ] as const) {
    const response = await call(name, body, translator);
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining("Only a reviewer"),
    ]);
  }
  expect(await needsReview(id)).toBe(true);
});

test("the list shows the translations that need a review, with their number by language", async () => {
  const { rows } = await server.database.pool.query<{ language_id: number; count: number }>(
    "select language_id, count(*)::int from translation where needs_review group by language_id",
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { language_id, count } of rows) {
    const page = await server.services.translation.page({
      show: "review",
      sort: "position",
      order: "asc",
      limit: 200,
      language_id,
    });
    expect(page.total).toBe(count);
    expect(page.items.every(({ translation }) => translation?.needs_review)).toBe(true);
  }
});

test("the grid and the coverage of a language show the translations that need a review", async () => {
  const { id, language_id } = await someTranslation();
  await call("translation.update", { id, native_text: "in review" }, translator);
  const { language, translationGrid } = server.services;
  const grid = await translationGrid.page({ language_id, references: [], show: "review", limit: 200 });
  expect(grid.items.map(({ translation }) => translation?.id)).toContain(id);
  expect(grid.items.every(({ translation }) => translation?.needs_review)).toBe(true);
  const coverage = await language.coverage();
  expect(coverage.find((one) => one.language.id === language_id)?.in_review).toBe(grid.items.length);
});

test("files have whether a translation needs a review; an empty cell leaves it, and other words are rejected", async () => {
  const importAs = async ({ cookie }: SignedIn, cell: string, text: string) => {
    const response = await fetch(`${server.url}/api/language-phrases/import?format=csv&dry_run=false`, {
      method: "POST",
      headers: { cookie, "content-type": "text/csv" },
      body: `language,phrase,native_text,needs_review\nthai,hello,${text},${cell}\n`,
    });
    return response.text();
  };
  const stored = async () => {
    const url = `${server.url}/api/language-phrases/export?format=csv&language=thai`;
    const response = await fetch(url, { headers: { cookie: reviewer.cookie } });
    return /^thai,hello,.*$/m
      .exec(await response.text())?.[0]
      ?.split(",")
      .at(-1)
      ?.trim();
  };
  expect(await stored()).toBe("false");
  expect(await importAs(reviewer, "true", "one")).toContain('"applied":true');
  expect(await stored()).toBe("true");
  await importAs(reviewer, "", "two");
  expect(await stored()).toBe("true");
  expect(await importAs(reviewer, "yes", "three")).toContain("Write true or false");
  // Not even an import ends a review by an editor whose changes need one.
  await importAs(translator, "false", "four");
  expect(await stored()).toBe("true");
  const unchanged = JSON.parse(await importAs(translator, "false", "four")) as object;
  expect(unchanged).toMatchObject({ counts: { update: 0, unchanged: 1 }, change_set_id: null });
  await importAs(reviewer, "false", "four");
  expect(await stored()).toBe("false");
});

test("an administrator decides whether the changes of an editor need a review", async () => {
  const administrator = await server.signedIn("administrator");
  const editor = await server.signedIn("editor");
  const access = { id: editor.id, language_ids: null, can_review: false };
  expect((await call("people.setAccess", access, administrator)).status).toBe(200);
  const { id } = await someTranslation();
  await call("translation.update", { id, native_text: "by a new translator" }, editor);
  expect(await needsReview(id)).toBe(true);
  await call("people.setRole", { id: editor.id, role: "administrator" }, administrator);
  expect((await call("translation.reviewSelected", await selected(id), editor)).status).toBe(200);
});
