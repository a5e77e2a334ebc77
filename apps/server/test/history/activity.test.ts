import { ApiToken } from "@saywhere/db/entities/api-token.entity";
import { Category } from "@saywhere/db/entities/category.entity";
import { Language } from "@saywhere/db/entities/language.entity";
import { Person } from "@saywhere/db/entities/person.entity";
import { Phrase } from "@saywhere/db/entities/phrase.entity";
import { Translation } from "@saywhere/db/entities/translation.entity";
import { phraseCount } from "@saywhere/db/testing/starting-content";
import { type ActivityEntry, type ActivityInput, activityPage } from "@saywhere/validators/history/activity";
import { expect, test } from "vitest";
import { openServices } from "../support/open-services.ts";
import { ADMINISTRATOR, EDITOR, remove, save } from "../support/saved-content.ts";

const open = openServices();

const list = async (input: Partial<ActivityInput> = {}, actor = EDITOR) =>
  activityPage.parse(await open.services.activity.list({ limit: 25, ...input }, actor));

async function entryOf(changeSetId: string, actor = EDITOR): Promise<ActivityEntry> {
  const entry = (await list({ limit: 100 }, actor)).items.find(({ id }) => id === changeSetId);
  if (!entry) throw new Error(`${changeSetId} is not in the list`);
  return entry;
}

test("a change by an API token says so, in the activity and in the history of its record", async () => {
  const token = { name: "An editor", tokenHash: "x", prefix: "x", role: "editor" } as const;
  const apiTokenId = await open.database.orm.em.fork().insert(ApiToken, token);
  const { changeSetId } = await open.writer.run({ ...EDITOR.author, apiTokenId }, "edit", async (em) => {
    (await em.findOneOrFail(Phrase, { slug: "hello" })).english = "Hi";
  });
  const who = { person_id: null, by_token: true, name: "An editor" };
  const { headline, ...entry } = await entryOf(String(changeSetId));
  expect(entry.who).toEqual(who);
  const record = { kind: "phrase", record_id: headline.record_id } as const;
  expect((await open.services.activity.history(record, EDITOR)).entries[0]?.who).toEqual(who);
  await open.services.activity.undo(String(changeSetId), EDITOR);
});

test("a change set lists its author, its records and each changed field", async () => {
  const id = await save(open, async (em) => {
    const hello = await em.findOneOrFail(Phrase, { slug: "hello" });
    hello.english = "Hello there";
    hello.category = (await em.findOneOrFail(Category, { slug: "numbers" })) as never;
  });
  expect(await entryOf(id)).toMatchObject({
    who: { person_id: null, by_token: false, name: "An editor" },
    reason: "edit",
    change_count: 1,
    undoable: true,
    headline: {
      kind: "phrase",
      label: "Hello there",
      action: "update",
      fields: expect.arrayContaining([
        { field: "english", before: "Hello", after: "Hello there" },
        { field: "category", before: "Greetings", after: "Numbers" },
      ]),
      language_id: null,
    },
  });
  const { id: record_id } = await open.database.orm.em.fork().findOneOrFail(Phrase, { slug: "hello" });
  const { entries } = await open.services.activity.history({ kind: "phrase", record_id }, EDITOR);
  expect(entries[0]?.fields).toContainEqual({ field: "category", before: "Greetings", after: "Numbers" });
  await open.services.activity.undo(id, EDITOR);
});

test("a change of a native text names its language", async () => {
  const { id: language } = await open.database.orm.em.fork().findOneOrFail(Language, { slug: "farsi" });
  const id = await save(open, async (em) => {
    const translation = await em.findOneOrFail(Translation, { language, phrase: { slug: "hello" } });
    translation.nativeText = "درود";
  });
  expect(await entryOf(id)).toMatchObject({ headline: { kind: "translation", language_id: language } });
  const { items } = await open.services.activity.changes({ change_set_id: id }, EDITOR);
  expect(items.map(({ language_id }) => language_id)).toEqual([language]);
  await open.services.activity.undo(id, EDITOR);
});

test("the activity is paged, and filtered by person, kind and time", async () => {
  await open.database.pool.query("truncate change_set cascade");
  const made = [];
  for (const name of ["One", "Two", "Three"]) {
    made.push(await save(open, async (em) => em.create(Category, { slug: `page-${name}`, name })));
  }
  const first = await list({ limit: 2, kind: "category" });
  expect(first.items.map(({ id }) => id)).toEqual([made[2], made[1]]);
  const second = await list({ limit: 2, kind: "category", after: first.next ?? "" });
  expect(second).toMatchObject({ items: [{ id: made[0] }], next: null });
  expect((await list({ limit: 1, kind: "category" })).next).toBe(made[2]);
  expect((await list({ limit: 3, kind: "category" })).next).toBeNull();
  expect((await list({ kind: "language", after: String(Number(made[2]) + 1), limit: 1 })).items).toEqual([]);
  expect((await list({ person_id: 999 })).items).toEqual([]);
  expect((await list({ to: "2020-01-01T00:00:00Z" })).items).toEqual([]);
  expect((await list({ from: "2020-01-01T00:00:00+02:00", limit: 1 })).items).toHaveLength(1);
  await expect(list({ after: "abc" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  for (const id of made) await open.services.activity.undo(id, EDITOR);
});

test("a page of the activity takes two queries, however many changes it contains", async () => {
  // Only changes that refer to other records query their names.
  const made = [];
  for (const slug of ["hello", "goodbye"]) {
    made.push(
      await save(open, async (em) => {
        const phrase = await em.findOneOrFail(Phrase, { slug });
        phrase.category = (await em.findOneOrFail(Category, { slug: "numbers" })) as never;
      }),
    );
  }
  const sent: string[] = [];
  const { createActivityService } = await import("../../src/modules/activity/activity.service.ts");
  const { pool } = open.database;
  const service = createActivityService({
    db: { query: (config) => (sent.push(config.name ?? ""), pool.query(config)) },
    writer: open.writer,
  });
  expect((await service.list({ limit: 100 }, EDITOR)).items.length).toBeGreaterThan(1);
  expect(sent).toEqual(["list-activity", "name-records"]);
  for (const id of made) await open.services.activity.undo(id, EDITOR);
});

test("the activity that editors see contains nothing about accounts", async () => {
  const id = await save(open, async (em) =>
    em.create(Person, { email: "b@example.org", name: "B", role: "editor" }),
  );
  expect((await list()).items.map((entry) => entry.id)).not.toContain(id);
  expect((await open.services.activity.changes({ change_set_id: id }, EDITOR)).items).toEqual([]);
  expect(await entryOf(id, ADMINISTRATOR)).toMatchObject({ undoable: false, headline: { kind: "person" } });
  await expect(open.services.activity.undo(id, ADMINISTRATOR)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("the records of a change set are paged", async () => {
  const id = await remove(open, Language, "georgian");
  const changes = (after?: string) => open.services.activity.changes({ change_set_id: id, after }, EDITOR);
  const first = await changes();
  const pages = [first];
  for (let { next } = first; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(await changes(next));
  const items = pages.flatMap((page) => page.items);
  expect(pages.slice(0, -1).every((page) => page.items.length === 100)).toBe(true);
  expect(new Set(items.map(({ id: change }) => change)).size).toBe(phraseCount + 1);
  const hello = items.find(({ label }) => label.startsWith("Hello"));
  expect(hello?.fields).toContainEqual({ field: "language", before: "Georgian", after: null });
  await open.services.activity.undo(id, EDITOR);
});

test("a change set with exactly one page of records has no second page", async () => {
  const id = await save(open, async (em) => {
    for (let n = 1; n <= 100; n++) em.create(Category, { slug: `many-${n}`, name: `Many ${n}` });
  });
  const { items, next } = await open.services.activity.changes({ change_set_id: id }, EDITOR);
  expect([items.length, next]).toEqual([100, null]);
  await open.services.activity.undo(id, EDITOR);
});

test("the activity of settings is visible to administrators only", async () => {
  const id = await save(open, (em) =>
    em.execute(`insert into setting (key, value) values ('name', '"Somewhere"')`).then(() => undefined),
  );
  expect((await list()).items.map((entry) => entry.id)).not.toContain(id);
  expect((await open.services.activity.changes({ change_set_id: id }, EDITOR)).items).toEqual([]);
  expect(await entryOf(id, ADMINISTRATOR)).toMatchObject({
    undoable: true,
    headline: { label: "name", fields: [{ field: "name", before: null, after: "Somewhere" }] },
  });
  await expect(open.services.activity.undo(id, EDITOR)).rejects.toMatchObject({ code: "FORBIDDEN" });
  const history = open.services.activity.history({ kind: "setting", record_id: 1 }, EDITOR);
  await expect(history).rejects.toMatchObject({ code: "FORBIDDEN" });
  await open.services.activity.undo(id, ADMINISTRATOR);
  expect((await open.database.pool.query("select from setting")).rowCount).toBe(0);
});

test("an unknown change set is reported as not found", async () => {
  const { activity } = open.services;
  await expect(activity.undo("999999", EDITOR)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(activity.restore({ change_id: "999999", state: "after" }, EDITOR)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await expect(activity.history({ kind: "language", record_id: 999_999 }, EDITOR)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await expect(activity.undoDelete({ kind: "language", record_id: 999_999 }, EDITOR)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
