import type { Queryable } from "@saywhere/db/queries/queryable";
import { expect, test } from "vitest";
import { createUndo } from "../../src/modules/activity/undo.ts";
import { openServices } from "../support/open-services.ts";
import { EDITOR } from "../support/saved-content.ts";

const open = openServices();
const { author } = EDITOR;

async function rows<Row extends object>(text: string): Promise<Row[]> {
  return (await open.database.pool.query<Row>(text)).rows;
}

async function lastChangeSet(): Promise<string> {
  const [set] = await rows<{ id: string }>(
    "select id::text from change_set order by change_set.id desc limit 1",
  );
  return set?.id ?? "";
}

test.each(["undo", "restore"] as const)(
  "a form that was opened before the %s of related phrases does not overwrite them",
  async (way) => {
    const { phrase, activity } = open.services;
    const [hello] = await rows<{ id: number; category_id: number }>(
      "select id, category_id from phrase where slug = 'hello'",
    );
    if (!hello) throw new Error("There is no phrase hello");
    const relatedNow = async () => (await phrase.adminGet(hello.id)).related_phrases.map(({ id }) => id);
    const related = await relatedNow();
    const fewer = { ...hello, english: "Hello", related_phrase_ids: related.slice(1) };
    await phrase.update(fewer, author);
    const opened = await phrase.adminGet(hello.id);
    const [change] = await rows<{ id: string }>(
      "select id::text from change order by change.id desc limit 1",
    );
    if (way === "undo") await activity.undo(await lastChangeSet(), EDITOR);
    else await activity.restore({ change_id: change?.id ?? "", state: "before" }, EDITOR);
    expect(await relatedNow()).toEqual(related);
    await expect(phrase.update({ ...fewer, version: opened.version }, author)).rejects.toMatchObject({
      code: "CONFLICT",
    });
  },
);

test("restores earlier related phrases even if they change during the restore", async () => {
  const { phrase } = open.services;
  const [thanks] = await rows<{ id: number; category_id: number; english: string }>(
    "select id, category_id, english from phrase where slug = 'thank-you'",
  );
  if (!thanks) throw new Error("There is no phrase thank-you");
  const relatedNow = async () => (await phrase.adminGet(thanks.id)).related_phrases.map(({ id }) => id);
  const related = await relatedNow();
  expect(related.length).toBeGreaterThan(1);
  await phrase.update({ ...thanks, related_phrase_ids: related.slice(0, -1) }, author);
  const [change] = await rows<{ id: string }>("select id::text from change order by change.id desc limit 1");
  const { pool } = open.database;
  let listed: Promise<unknown> | undefined;
  /** Saves the phrase before its current state is read, and after its changes were listed if those are listed first. */
  const db: Queryable = {
    async query(config) {
      if (config.name === "find-phrase-now") {
        await Promise.resolve();
        await listed;
        await phrase.update({ ...thanks, related_phrase_ids: [] }, author);
      }
      const result = pool.query(config);
      if (config.name === "list-record-changes") listed = result;
      return result;
    },
  };
  const { restore } = createUndo({ db, writer: open.writer });
  await restore({ change_id: change?.id ?? "", state: "before" }, EDITOR);
  expect(await relatedNow()).toEqual(related);
});

test("a form that was opened before a deletion does not overwrite the record that an undo brought back", async () => {
  const { translation, activity } = open.services;
  const [first] = await rows<{ id: number }>("select id from translation order by id limit 1");
  const id = first?.id ?? 0;
  await translation.update({ id, native_text: "Earlier" }, author);
  const opened = await translation.get(id);
  await translation.update({ id, native_text: "Corrected" }, author);
  await translation.delete({ id }, author);
  await activity.undoDelete({ kind: "translation", record_id: id }, EDITOR);
  const stale = { code: "CONFLICT" };
  const { version } = opened;
  await expect(translation.update({ id, native_text: "Older", version }, author)).rejects.toMatchObject(
    stale,
  );
  await expect(translation.delete({ id, version }, author)).rejects.toMatchObject(stale);
  expect(await translation.get(id)).toMatchObject({ native_text: "Corrected" });
});

test("restoring an earlier state of a language keeps its current position", async () => {
  const { language, activity } = open.services;
  const [last] = await rows<{ id: number }>("select id from language order by position desc limit 1");
  const id = last?.id ?? 0;
  const { name, nativeName, code } = await language.adminGet(id);
  await language.update({ id, name, nativeName, code, description: "Typo" }, author);
  const [change] = await rows<{ id: string }>("select id::text from change order by change.id desc limit 1");
  await language.feature([id], author);
  await activity.restore({ change_id: change?.id ?? "", state: "before" }, EDITOR);
  expect((await language.adminList())[0]?.id).toBe(id);
  expect((await language.adminGet(id)).description).not.toBe("Typo");
});

test("a slug redirects to its former phrase again after undoing the creation of the phrase that took it", async () => {
  const { phrase, activity } = open.services;
  const [thanks] = await rows<{ id: number; category_id: number }>(
    "select id, category_id from phrase where slug = 'thank-you'",
  );
  if (!thanks) throw new Error("There is no phrase thank-you");
  await phrase.update({ ...thanks, english: "Thank you", slug: "many-thanks" }, author);
  await phrase.create({ english: "Another", slug: "thank-you", category_id: thanks.category_id }, author);
  await activity.undo(await lastChangeSet(), EDITOR);
  expect((await phrase.inAllLanguages("thank-you")).phrase.slug).toBe("many-thanks");
});

test("a slug redirects to its former phrase again after undoing the rename of the phrase that took it", async () => {
  const { phrase, activity } = open.services;
  const [please, goodbye] = await rows<{ id: number; english: string; category_id: number }>(
    "select id, english, category_id from phrase where slug in ('please', 'goodbye') order by slug desc",
  );
  if (!please || !goodbye) throw new Error("A phrase is missing");
  await phrase.update({ ...please, slug: "if-you-please" }, author);
  await phrase.update({ ...goodbye, slug: "please" }, author);
  await activity.undo(await lastChangeSet(), EDITOR);
  expect((await phrase.inAllLanguages("please")).phrase.slug).toBe("if-you-please");
  expect((await phrase.inAllLanguages("goodbye")).phrase.slug).toBe("goodbye");
});

test("a slug redirects to its former record again after the record that took it is restored to its own slug", async () => {
  const { phrase, activity } = open.services;
  const [yes, no] = await rows<{ id: number; english: string; category_id: number }>(
    "select id, english, category_id from phrase where slug in ('yes', 'no') order by slug desc",
  );
  if (!yes || !no) throw new Error("A phrase is missing");
  await phrase.update({ ...yes, slug: "indeed" }, author);
  await phrase.update({ ...no, slug: "yes" }, author);
  const [change] = await rows<{ id: string }>("select id::text from change order by change.id desc limit 1");
  await activity.restore({ change_id: change?.id ?? "", state: "before" }, EDITOR);
  expect((await phrase.inAllLanguages("yes")).phrase.slug).toBe("indeed");
});

test("undoing a removed relation reports that it was added again since, and restoring an earlier state brings the relations back", async () => {
  const { phrase, activity } = open.services;
  const [hello] = await rows<{ id: number; english: string; category_id: number }>(
    "select id, english, category_id from phrase where slug = 'hello'",
  );
  if (!hello) throw new Error("There is no phrase hello");
  const relatedNow = async () => (await phrase.adminGet(hello.id)).related_phrases.map(({ id }) => id);
  const related = await relatedNow();
  await phrase.update({ ...hello, related_phrase_ids: related.slice(0, -1) }, author);
  const removed = await lastChangeSet();
  const [change] = await rows<{ id: string }>("select id::text from change order by change.id desc limit 1");
  await phrase.update({ ...hello, related_phrase_ids: related }, author);
  await expect(activity.undo(removed, EDITOR)).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("A related phrase was added again since"),
  });
  await phrase.update({ ...hello, related_phrase_ids: [] }, author);
  await activity.restore({ change_id: change?.id ?? "", state: "before" }, EDITOR);
  expect(await relatedNow()).toEqual(related);
});
