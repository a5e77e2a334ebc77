import { Category } from "@saywhere/db/entities/category.entity";
import { Language } from "@saywhere/db/entities/language.entity";
import { Phrase } from "@saywhere/db/entities/phrase.entity";
import { Translation } from "@saywhere/db/entities/translation.entity";
import { expect, test } from "vitest";
import { openServices } from "../support/open-services.ts";
import { contentOf, EDITOR, remove, save } from "../support/saved-content.ts";

const open = openServices();

test("undoing the deletion of a language restores its translations, its position and its slug redirect", async () => {
  await save(open, async (em) => {
    (await em.findOneOrFail(Language, { slug: "swahili" })).slug = "kiswahili";
  });
  const before = await contentOf(open);
  const { id } = await open.database.orm.em.fork().findOneOrFail(Language, { slug: "kiswahili" });
  await remove(open, Language, "kiswahili");
  expect(await contentOf(open)).not.toEqual(before);
  await open.services.activity.undoDelete({ kind: "language", record_id: id }, EDITOR);
  expect(await contentOf(open)).toEqual(before);
  await expect(
    open.services.activity.undoDelete({ kind: "language", record_id: id }, EDITOR),
  ).rejects.toMatchObject({ code: "CONFLICT", message: expect.stringContaining("changed since") });
});

test("undoing the deletion of a phrase restores everything that referred to it, and can itself be undone", async () => {
  const before = await contentOf(open);
  const deletion = await remove(open, Phrase, "good-evening");
  const deleted = await contentOf(open);
  await open.services.activity.undo(deletion, EDITOR);
  expect(await contentOf(open)).toEqual(before);
  const [undo] = (await open.services.activity.list({ limit: 1 }, EDITOR)).items;
  expect(undo).toMatchObject({
    reason: "undo",
    headline: { kind: "phrase", action: "create" },
    undoable: true,
  });
  await open.services.activity.undo(undo?.id ?? "", EDITOR);
  expect(await contentOf(open)).toEqual(deleted);
  await open.services.activity.undo(
    (await open.services.activity.list({ limit: 1 }, EDITOR)).items[0]?.id ?? "",
    EDITOR,
  );
  expect(await contentOf(open)).toEqual(before);
});

test("when two callers undo the same change at once, one succeeds and the other gets an error", async () => {
  const before = await contentOf(open);
  const deletion = await remove(open, Phrase, "good-evening");
  const both = await Promise.allSettled([1, 2].map(() => open.services.activity.undo(deletion, EDITOR)));
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "CONFLICT" } });
  expect(await contentOf(open)).toEqual(before);
});

test("a change set is not undone, even partly, when one of its records changed since", async () => {
  const first = await save(open, async (em) => {
    await em.nativeUpdate(Category, { slug: "health" }, { name: "Well-being" });
    await em.nativeUpdate(Category, { slug: "numbers" }, { name: "Figures" });
  });
  const second = await save(open, (em) => em.nativeUpdate(Category, { slug: "health" }, { name: "Body" }));
  const before = await contentOf(open);
  await expect(open.services.activity.undo(first, EDITOR)).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("“Well-being” was changed since"),
  });
  expect(await contentOf(open)).toEqual(before);
  await open.services.activity.undo(second, EDITOR);
  await open.services.activity.undo(first, EDITOR);
  const health = await open.database.orm.em.fork().findOneOrFail(Category, { slug: "health" });
  expect(health.name).not.toMatch(/Well-being|Body/);
});

test("undoing the creation of a language does not delete translations that were added later", async () => {
  const making = await save(open, async (em) =>
    em.create(Language, {
      slug: "toki",
      name: "Toki",
      nativeName: "toki",
      code: "tok",
      script: "Latn",
      direction: "ltr",
    }),
  );
  const adding = await save(open, async (em) => {
    const language = await em.findOneOrFail(Language, { slug: "toki" });
    const phrase = await em.findOneOrFail(Phrase, { slug: "hello" });
    em.create(Translation, { language, phrase, nativeText: "toki" });
  });
  await expect(open.services.activity.undo(making, EDITOR)).rejects.toMatchObject({
    message: expect.stringContaining("“Toki” has 1 translation by now"),
  });
  await open.services.activity.undo(adding, EDITOR);
  await open.services.activity.undo(making, EDITOR);
  expect(await open.database.orm.em.fork().findOne(Language, { slug: "toki" })).toBeNull();
});

test("undoing a deletion names the deleted record that must be restored first", async () => {
  const { pool } = open.database;
  const { rows } = await pool.query(`
    select t.id from translation t join language l on l.id = t.language_id join phrase p on p.id = t.phrase_id
    where l.slug = 'thai' and p.slug = 'hello'`);
  const translationId = rows[0].id as number;
  await save(open, (em) => em.nativeDelete(Translation, { id: translationId }));
  const deletion = await remove(open, Phrase, "hello");
  const undoing = open.services.activity.undoDelete(
    { kind: "translation", record_id: translationId },
    EDITOR,
  );
  await expect(undoing).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("Restore the phrase first"),
  });
  await open.services.activity.undo(deletion, EDITOR);
  await open.services.activity.undoDelete({ kind: "translation", record_id: translationId }, EDITOR);
  expect(await open.database.orm.em.fork().count(Translation, { id: translationId })).toBe(1);
});

test("undoing a change reports a slug that another record has taken since", async () => {
  const deletion = await remove(open, Phrase, "goodbye");
  const taking = await save(open, async (em) => {
    const category = await em.findOneOrFail(Category, { slug: "greetings" });
    em.create(Phrase, { slug: "goodbye", english: "Farewell", category });
  });
  await expect(open.services.activity.undo(deletion, EDITOR)).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("“goodbye” belongs to another phrase now"),
  });
  await open.services.activity.undo(taking, EDITOR);
  await open.services.activity.undo(deletion, EDITOR);
});
