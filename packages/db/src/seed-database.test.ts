import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { migrateDatabase } from "./migrate-database.ts";
import { seedDatabase } from "./seed-database.ts";
import { type LanguageFile, type PhrasesFile, parseContent } from "./seeding/read-content.ts";
import { seedRows } from "./seeding/seed-rows.ts";
import { contentOf } from "./testing/content-of.ts";
import { copyDatabase, createEmptyDatabase } from "./testing/create-test-database.ts";
import { changeContent, connect, one } from "./testing/seeding.ts";
import type { TestDatabase } from "./testing/test-database.ts";

/** Some languages of the starting content; the database that test databases are copied from is seeded with all. */
const SLUGS = ["spanish", "farsi", "thai", "georgian"];
const content = await contentOf(SLUGS);
const { languages, phrases } = parseContent(content.texts);
const ALL = Object.values(seedRows(parseContent(content.texts))).flat().length;

let migrated: TestDatabase;
let seeded: TestDatabase;
beforeAll(async () => {
  migrated = await createEmptyDatabase();
  await migrateDatabase(migrated.url);
  seeded = await copyDatabase(migrated);
  await seedDatabase(seeded.url, content);
});
afterAll(async () => {
  await migrated.drop();
  await seeded.drop();
});

/** A copy of one of the databases above, for one test. */
async function copyOf(database: TestDatabase) {
  const { url, drop } = await copyDatabase(database);
  onTestFinished(drop);
  return { url, client: await connect(url) };
}

const FARSI_HELLO = `from translation t join language l on l.id = t.language_id join phrase p on p.id = t.phrase_id
  where l.name like 'Farsi%' and p.english = 'Hello'`;

test("seeds everything once when several servers start at once", async () => {
  const { url, client } = await copyOf(migrated);
  const results = await Promise.all([seedDatabase(url, content), seedDatabase(url, content)]);
  expect(results).toContainEqual({ inserted: ALL, updated: 0, unchanged: 0, kept: 0 });
  expect(results).toContainEqual({ inserted: 0, updated: 0, unchanged: ALL, kept: 0 });
  expect(await one(client, "select count(*)::int as value from translation")).toBe(
    languages.length * phrases.length,
  );
  const slugs = await client.query<{ slug: string }>("select slug from language order by position");
  expect(slugs.rows.map(({ slug }) => slug)).toEqual(SLUGS);
});

test("seeding gives the translations of a language their identifiers in the order of its phrases", async () => {
  const { client } = await copyOf(seeded);
  const { rows } = await client.query<{ slug: string }>(
    `select p.slug from translation t join phrase p on p.id = t.phrase_id join language l on l.id = t.language_id
     where l.slug = 'thai' order by t.id`,
  );
  const thai = languages.find(({ slug }) => slug === "thai");
  expect(rows.map(({ slug }) => slug)).toEqual(Object.keys(thai?.translations ?? {}));
});

test("seeding applies changed content, and changes nothing if the content is unchanged", async () => {
  const { url, client } = await copyOf(seeded);
  await changeContent(client);
  expect(await seedDatabase(url, content)).toEqual({ inserted: 0, updated: 0, unchanged: ALL, kept: 0 });
  await changeContent(client, "translation", "farsi/hello");
  expect(await seedDatabase(url, content)).toEqual({ inserted: 0, updated: 1, unchanged: ALL - 1, kept: 0 });
  expect(await one(client, `select t.version as value ${FARSI_HELLO}`)).toBe(2);
  await changeContent(client, "translation", "farsi/hello");
  expect(await seedDatabase(url, content)).toMatchObject({ updated: 1, kept: 0 });
});

test("accepts that phrases of the content share a text, unless an editor changed one of them", async () => {
  const { url, client } = await copyOf(seeded);
  const phrasesWithWarning = async (accepted: boolean) => {
    const { rows } = await client.query<{ slug: string }>(
      `select p.slug from translation t join language l on l.id = t.language_id join phrase p on p.id = t.phrase_id
       where l.slug = 'thai' and (t.accepted_warnings @> '[{"warning":"same-as-other-phrase"}]') = $1
         and exists (select from translation o where o.language_id = l.id and o.id <> t.id
           and o.search_native = t.search_native) order by t.id`,
      [accepted],
    );
    return rows.map(({ slug }) => slug);
  };
  expect(await phrasesWithWarning(true)).toEqual(expect.arrayContaining(["hello", "goodbye"]));
  expect(await phrasesWithWarning(false)).toEqual([]);

  // An editor's decision stays, and newer content is still applied to an accepted text.
  const thaiHello = "from seed_record record where record.kind = 'translation' and record.key = 'thai/hello'";
  await client.query(
    `update translation set accepted_warnings = '[]' where id = (select target_id ${thaiHello})`,
  );
  await changeContent(client, "translation", "thai/goodbye");
  expect(await seedDatabase(url, content)).toEqual({ inserted: 0, updated: 1, unchanged: ALL - 2, kept: 1 });
  expect(await phrasesWithWarning(false)).toEqual(["hello"]);
});

test("seeding does not overwrite an editor's changes", async () => {
  const { url, client } = await copyOf(seeded);
  await client.query(`update translation set native_text = 'سلام!' where id = (select t.id ${FARSI_HELLO})`);
  await changeContent(client, "translation", "farsi/hello");
  expect(await seedDatabase(url, content)).toEqual({ inserted: 0, updated: 0, unchanged: ALL - 1, kept: 1 });
  expect(await one(client, `select native_text as value ${FARSI_HELLO}`)).toBe("سلام!");
});

test("seeding does not restore what an editor deleted", async () => {
  const { url, client } = await copyOf(seeded);
  await client.query("delete from language where slug = 'georgian'");
  await client.query(`delete from translation where id = (select t.id ${FARSI_HELLO})`);
  await changeContent(client, "translation", "georgian/hello");
  // The language with its translations, and the translation.
  const gone = 1 + phrases.length + 1;
  expect(await seedDatabase(url, content)).toEqual({
    inserted: 0,
    updated: 0,
    unchanged: ALL - gone,
    kept: gone,
  });
  expect(await one(client, "select count(*)::int as value from language where slug = 'georgian'")).toBe(0);
});

test("seeding recognizes a seeded record whose slug an editor changed", async () => {
  const { url, client } = await copyOf(seeded);
  await client.query("update phrase set slug = 'hi' where slug = 'hello'");
  await client.query("delete from seed_record where kind = 'translation' and key = 'farsi/hello'");
  await client.query(`delete from translation where id = (select t.id ${FARSI_HELLO})`);
  await changeContent(client);
  expect(await seedDatabase(url, content)).toMatchObject({ inserted: 1, kept: 1 });
  expect(await one(client, `select p.slug as value ${FARSI_HELLO}`)).toBe("hi");
  expect(await one(client, "select count(*)::int as value from phrase where english = 'Hello'")).toBe(1);
});

test("seeding does not overwrite a record that an editor created before the content had it", async () => {
  const { url, client } = await copyOf(seeded);
  await client.query("delete from seed_record where kind = 'translation' and key = 'farsi/hello'");
  await client.query(`update translation set native_text = 'درود' where id = (select t.id ${FARSI_HELLO})`);
  await changeContent(client);
  expect(await seedDatabase(url, content)).toMatchObject({ inserted: 0, kept: 1 });
  expect(await one(client, `select native_text as value ${FARSI_HELLO}`)).toBe("درود");
});

/** The content without some of its phrases, and with another text in the notes of every translation. */
function olderContent(newPhrases: string[]) {
  const older = new Map(content.texts);
  const edit = <T>(name: string, change: (file: T) => T): void => {
    older.set(name, JSON.stringify(change(JSON.parse(content.texts.get(name) ?? "null") as T)));
  };
  const isOld = (slug: string) => !newPhrases.includes(slug);
  edit<PhrasesFile>("phrases.json", (file) => ({
    ...file,
    phrases: file.phrases
      .filter(({ slug }) => isOld(slug))
      .map((phrase) => ({ ...phrase, related: phrase.related.filter(isOld) })),
  }));
  for (const { slug } of languages) {
    edit<LanguageFile>(`languages/${slug}.json`, (file) => ({
      ...file,
      translations: Object.fromEntries(
        Object.entries(file.translations)
          .filter(([phrase]) => isOld(phrase))
          .map(([phrase, translation]) => [phrase, { ...translation, usage_notes: "Older" }]),
      ),
    }));
  }
  return { texts: older, hash: "older" };
}

test("seeding newer content adds its phrases and texts, and keeps what editors changed, deleted and created", async () => {
  const { url, client } = await copyOf(migrated);
  // The numbers are in the middle of the list, so the phrases after them get another position.
  const numbers = phrases.filter(({ category }) => category === "numbers");
  const newPhrases = numbers.slice(5).map(({ slug }) => slug);
  const created = newPhrases[0];
  await seedDatabase(url, olderContent(newPhrases));
  expect(await one(client, "select count(*)::int as value from phrase")).toBe(
    phrases.length - newPhrases.length,
  );
  await client.query(`update translation set native_text = 'سلام!' where id = (select t.id ${FARSI_HELLO})`);
  await client.query("update phrase set english = 'Good bye' where slug = 'goodbye'");
  await client.query("delete from phrase where slug = 'good-night'");
  await client.query("delete from language where slug = 'georgian'");
  await client.query(
    `insert into phrase (slug, english, category_id)
     select $1, 'By an editor', id from category where slug = 'numbers'`,
    [created],
  );

  await seedDatabase(url, content);

  const { rows: found } = await client.query("select slug from phrase order by slug");
  const expected = phrases.map(({ slug }) => slug).filter((slug) => slug !== "good-night");
  expect(found.map(({ slug }) => slug)).toEqual(expected.toSorted());
  expect(await one(client, "select count(*)::int as value from translation")).toBe(
    (languages.length - 1) * (phrases.length - 1),
  );
  expect(
    await one(client, "select count(*)::int as value from translation where usage_notes = 'Older'"),
  ).toBe(1);
  expect(await one(client, `select t.native_text || t.usage_notes as value ${FARSI_HELLO}`)).toBe(
    "سلام!Older",
  );
  expect(await one(client, "select english as value from phrase where slug = 'goodbye'")).toBe("Good bye");
  expect(await one(client, `select english as value from phrase where slug = '${created}'`)).toBe(
    "By an editor",
  );
  expect(await seedDatabase(url, content)).toMatchObject({ inserted: 0, updated: 0 });
});

test("an interrupted seeding leaves no rows and can be repeated", async () => {
  const { url, client } = await copyOf(migrated);
  await client.query("begin; lock table translation in share mode");
  const seeding = seedDatabase(url, content).catch((error: Error) => error);
  const waiting =
    "select pid as value from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  const watcher = await connect(url);
  await expect.poll(() => one(watcher, waiting)).toBeTypeOf("number");
  await watcher.query("select pg_terminate_backend($1)", [await one(watcher, waiting)]);
  expect(await seeding).toBeInstanceOf(Error);
  await client.query("rollback");
  expect(await one(client, "select count(*)::int as value from language")).toBe(0);
  expect(await seedDatabase(url, content)).toMatchObject({ inserted: ALL });
});
