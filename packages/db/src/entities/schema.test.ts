import { OptimisticLockError } from "@mikro-orm/core";
import { expect, test } from "vitest";
import { setUpTestDatabase } from "../testing/set-up-test-database.ts";
import { Category } from "./category.entity.ts";
import { Language } from "./language.entity.ts";
import { Phrase } from "./phrase.entity.ts";
import { Translation } from "./translation.entity.ts";

const db = setUpTestDatabase();

async function count(from: string): Promise<number> {
  const { rows } = await db.pool.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? -1;
}

test("the migrations create the schema that the entities describe", async () => {
  expect(await db.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe("");
});

test.each([
  ["language_slug_unique", "update language set slug = 'farsi' where slug = 'spanish'"],
  ["language_direction_check", "update language set direction = 'down' where slug = 'farsi'"],
  ["language_texts_filled", "update language set native_name = '' where slug = 'farsi'"],
  ["language_position_counts", "update language set position = -1 where slug = 'farsi'"],
  ["language_emergency_numbers_are_a_list", "update language set emergency_numbers = '{}'"],
  ["category_slug_unique", "update category set slug = 'health' where slug = 'numbers'"],
  ["category_texts_filled", "update category set slug = '' where slug = 'numbers'"],
  ["phrase_slug_unique", "update phrase set slug = 'goodbye' where slug = 'hello'"],
  ["phrase_texts_filled", "update phrase set english = '' where slug = 'hello'"],
  ["phrase_popular_rank_counts", "update phrase set popular_rank = 0 where slug = 'hello'"],
  ["phrase_category_id_foreign", "delete from category where slug = 'numbers'"],
  ["related_phrase_differs", "update related_phrase set related_id = phrase_id"],
  [
    "translation_phrase_id_language_id_unique",
    "insert into translation (language_id, phrase_id, native_text) select language_id, phrase_id, 'x' from translation",
  ],
  ["translation_texts_filled", "update translation set native_text = ''"],
  ["translation_lists_are_lists", "update translation set variants = '{}'"],
  ["setting_texts_filled", "insert into setting (key, value) values ('', '1')"],
  ["synonym_group_has_terms", "update synonym_group set terms = '{alone}'"],
  [
    "missed_search_normalized_unique",
    `insert into missed_search (normalized, text, times, first_day, last_day)
    select 'khazi', 'Khazi', 1, now(), now() from generate_series(1, 2)`,
  ],
  ...[
    ["suggestion_texts_filled", "'other', '', 'open', null"],
    ["suggestion_field_check", "'color', 'x', 'open', null"],
    ["suggestion_status_check", "'other', 'x', 'lost', now()"],
    ["suggestion_decided", "'other', 'x', 'accepted', null"],
  ].map(([constraint = "", values]): [string, string] => [
    constraint,
    `insert into suggestion (translation_id, field, suggested, status, decided_at, shown)
     select id, ${values}, '' from translation limit 1`,
  ]),
  ["slug_redirect_kind_check", "insert into slug_redirect (kind, slug, target_id) values ('x', 'y', 1)"],
])("the database enforces %s", async (constraint, statement) => {
  await expect(db.pool.query(statement)).rejects.toMatchObject({ constraint });
});

test("deleting a language deletes its translations, but no phrases", async () => {
  const [phrases, translations] = [await count("phrase"), await count("translation")];
  const deleted = await count(
    "translation where language_id = (select id from language where slug = 'georgian')",
  );
  expect(deleted).toBeGreaterThan(100);
  await db.pool.query("delete from language where slug = 'georgian'");
  expect(await count("phrase")).toBe(phrases);
  expect(await count("translation")).toBe(translations - deleted);
});

test("deleting a phrase deletes its translations and relations", async () => {
  const { id } = await db.orm.em.fork().findOneOrFail(Phrase, { slug: "good-evening" });
  expect(await count(`related_phrase where ${id} in (phrase_id, related_id)`)).toBeGreaterThan(0);
  await db.pool.query("delete from phrase where id = $1", [id]);
  expect(await count(`related_phrase where ${id} in (phrase_id, related_id)`)).toBe(0);
  expect(await count(`translation where phrase_id = ${id}`)).toBe(0);
});

test("a save of an outdated version fails", async () => {
  const [first, second] = [db.orm.em.fork(), db.orm.em.fork()];
  const mine = await first.findOneOrFail(Language, { slug: "thai" });
  const theirs = await second.findOneOrFail(Language, { slug: "thai" });
  theirs.name = "Siamese";
  await second.flush();
  expect(theirs.version).toBe(2);
  mine.name = "Thai language";
  await expect(first.flush()).rejects.toThrow(OptimisticLockError);
});

test("a change outside the application increases the version", async () => {
  const before = await db.orm.em.fork().findOneOrFail(Category, { slug: "health" });
  await db.pool.query("update category set name = 'Well-being' where slug = 'health'");
  const after = await db.orm.em.fork().findOneOrFail(Category, { slug: "health" });
  expect(after.version).toBe(before.version + 1);
  expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
  expect(after.createdAt).toEqual(before.createdAt);
});

test("a new entity gets its defaults and the generated search columns", async () => {
  const em = db.orm.em.fork();
  const category = await em.findOneOrFail(Category, { slug: "health" });
  const phrase = em.create(Phrase, { slug: "my-foot", english: "My FOOT hurts!", category });
  const language = await em.findOneOrFail(Language, { slug: "french" });
  const translation = em.create(Translation, { phrase, language, nativeText: "J’ai mal au pied" });
  await em.flush();
  expect(translation.variants).toEqual([]);
  expect(translation.version).toBe(1);
  const stored = await db.orm.em
    .fork()
    .findOneOrFail(Translation, translation.id, { populate: ["searchNative", "phrase.searchEnglish"] });
  expect(stored.searchNative).toBe("j ai mal au pied");
  expect(stored.phrase.$.searchEnglish).toBe("my foot hurts");
  expect(stored.regionalVariations).toEqual([]);
});
