import { beforeAll, expect, test } from "vitest";
import { withChangeSet } from "./change-set.ts";
import { Category } from "./entities/category.entity.ts";
import { Change, ChangeSet } from "./entities/change-set.entity.ts";
import { Language } from "./entities/language.entity.ts";
import { Person } from "./entities/person.entity.ts";
import { setUpTestDatabase } from "./testing/set-up-test-database.ts";
import { phraseCount } from "./testing/starting-content.ts";

const db = setUpTestDatabase();
const AUTHOR = { personId: null, apiTokenId: null, name: "A test" };

const changesOf = (changeSetId: string | null) =>
  db.orm.em.fork().find(Change, { changeSet: changeSetId ?? "-1" }, { orderBy: { id: "asc" } });

/** Of the seeded database, before the tests change it. */
let changesOfSeeding: number;
beforeAll(async () => {
  changesOfSeeding = await db.orm.em.fork().count(Change);
});

test("seeding records no change set", () => {
  expect(changesOfSeeding).toBe(0);
});

test("records a save with its author, origin and the states before and after", async () => {
  const { changeSetId } = await withChangeSet(db.orm, AUTHOR, "edit", async (em) => {
    const thai = await em.findOneOrFail(Language, { slug: "thai" });
    thai.name = "Siamese";
  });
  const set = await db.orm.em.fork().findOneOrFail(ChangeSet, { id: changeSetId ?? "" });
  expect(set).toMatchObject({ authorName: "A test", reason: "edit", kind: "language", changeCount: 1 });
  const [change] = await changesOf(changeSetId);
  expect(change).toMatchObject({ action: "update", kind: "language", label: "Siamese" });
  expect(change?.before?.["name"]).toBe("Thai");
  expect(change?.after?.["name"]).toBe("Siamese");
  expect(change?.after).not.toHaveProperty("search_names");
});

test("records the deletion of a language with its translations, and the language as the subject", async () => {
  const { changeSetId } = await withChangeSet(db.orm, AUTHOR, "edit", async (em) => {
    em.remove(await em.findOneOrFail(Language, { slug: "georgian" }));
  });
  const set = await db.orm.em.fork().findOneOrFail(ChangeSet, { id: changeSetId ?? "" });
  expect(set).toMatchObject({ kind: "language", changeCount: phraseCount + 1 });
  expect(
    (await changesOf(changeSetId)).every(({ action, after }) => action === "delete" && after === null),
  ).toBe(true);
});

test("records one change of a record that a save changes several times", async () => {
  const { changeSetId } = await withChangeSet(db.orm, AUTHOR, "edit", async (em) => {
    for (const name of ["Sport", "Sports"]) await em.nativeUpdate(Category, { slug: "numbers" }, { name });
    const [{ id } = { id: 0 }] = await em.execute<{ id: number }[]>(
      "insert into category (slug, name, position) values ('games', 'Game', 999) returning id",
    );
    await em.nativeUpdate(Category, { id }, { name: "Games" });
    await em.nativeUpdate(Category, { slug: "health" }, { name: "Fitness" });
    await em.nativeDelete(Category, { id });
  });
  const changes = await changesOf(changeSetId);
  expect(changes.map(({ action, label }) => [action, label])).toEqual([
    ["update", "Sports"],
    ["create", "Game"],
    ["update", "Games"],
    ["update", "Fitness"],
    ["delete", "Games"],
  ]);
  expect(changes[0]).toMatchObject({ before: { name: "Numbers" }, after: { name: "Sports" } });
});

test("records no change set for a save that changes nothing", async () => {
  const { changeSetId } = await withChangeSet(db.orm, AUTHOR, "edit", async (em) => {
    await em.execute("update category set name = name");
  });
  expect(changeSetId).toBeNull();
});

test("records no change set for a save that fails", async () => {
  const sets = await db.orm.em.fork().count(ChangeSet);
  const before = await db.orm.em.fork().findOneOrFail(Category, { slug: "health" });
  const failing = withChangeSet(db.orm, AUTHOR, "edit", async (em) => {
    await em.nativeUpdate(Category, { slug: "health" }, { name: "Fitness" });
    throw new Error("stopped");
  });
  await expect(failing).rejects.toThrow("stopped");
  expect(await db.orm.em.fork().count(ChangeSet)).toBe(sets);
  expect((await db.orm.em.fork().findOneOrFail(Category, { slug: "health" })).name).toBe(before.name);
});

test("records changes made outside the application", async () => {
  await db.pool.query("update category set name = 'Well-being' where slug = 'health'");
  const [set] = await db.orm.em.fork().find(ChangeSet, {}, { orderBy: { id: "desc" }, limit: 1 });
  expect(set).toMatchObject({ authorName: "Database", kind: "category" });
});

test("records no secrets in the history", async () => {
  const { changeSetId } = await withChangeSet(db.orm, AUTHOR, "edit", async (em) => {
    em.create(Person, {
      email: "ada@example.org",
      name: "Ada",
      role: "editor",
      passwordHash: "$argon2id$secret",
    });
  });
  const changes = await changesOf(changeSetId);
  expect(changes).toHaveLength(1);
  expect(JSON.stringify(changes[0]?.after)).not.toContain("secret");
});
