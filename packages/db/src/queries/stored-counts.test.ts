import { expect, test } from "vitest";
import { setUpTestDatabase } from "../testing/set-up-test-database.ts";
import { readContentVersion } from "./content-version.queries.ts";
import { readChangesSince } from "./deployments/deployment-changes.queries.ts";
import { listAdminLanguages, listCoverage } from "./language.queries.ts";

const db = setUpTestDatabase();

const sql = (text: string) => db.pool.query(text);

/** Returns the stored counts of each language, and the counted ones. */
async function counts() {
  const stored = (await listCoverage(db.pool)).map(({ language, translated, romanized, withAudio }) => ({
    id: language.id,
    translated,
    romanized,
    withAudio,
  }));
  const { rows: counted } = await sql(`
    select l.id, count(t.id)::int as translated, count(t.romanization)::int as romanized,
      count(t.audio_url)::int as "withAudio"
    from language l left join translation t on t.language_id = l.id group by l.id order by l.position, l.id`);
  return { stored, counted };
}

const addLanguage = (slug: string) =>
  `insert into language (slug, name, native_name, code, script, direction)
   values ('${slug}', '${slug}', '${slug}', '${slug}', 'Latn', 'ltr')`;
const OF_FARSI = "language_id = (select id from language where slug = 'farsi')";

test.each([
  ["the starting content", "select 1"],
  ["a romanization removed", `update translation set romanization = null where ${OF_FARSI} and id % 2 = 0`],
  ["audio added", `update translation set audio_url = 'https://files.test/a.mp3' where ${OF_FARSI}`],
  ["another text", `update translation set native_text = native_text || '!' where ${OF_FARSI}`],
  ["translations deleted", "delete from translation where id % 7 = 0"],
  ["a phrase deleted", "delete from phrase where slug = 'hello'"],
  ["a language deleted", "delete from language where slug = 'georgian'"],
  ["a language added", addLanguage("x")],
  [
    "translations added",
    `${addLanguage("y")}; insert into translation (language_id, phrase_id, native_text)
     select l.id, p.id, 'x' from language l, phrase p where l.slug = 'y'`,
  ],
])("every write updates the counts of languages: %s", async (_name, write) => {
  await sql(write);
  const { stored, counted } = await counts();
  expect(stored).toEqual(counted);
});

test("counts stay correct when their rows are merged", async () => {
  for (let round = 0; round < 12; round++) {
    await sql(`update translation set romanization = case when romanization is null then 'x' end
      where phrase_id = (select id from phrase where slug = 'goodbye')`);
  }
  const { stored, counted } = await counts();
  expect(stored).toEqual(counted);
  const { rows } = await sql("select count(*)::int as count from translation_tally");
  expect(rows[0].count).toBeLessThan(300);
});

test("a write that is rolled back does not change the counts", async () => {
  const client = await db.pool.connect();
  await client.query("begin; delete from language where slug = 'farsi'; rollback");
  client.release();
  const { stored, counted } = await counts();
  expect(stored).toEqual(counted);
});

test("counts can be recomputed after writes without triggers", async () => {
  await sql("alter table translation disable trigger user; delete from translation where id % 3 = 0");
  await sql("alter table translation enable trigger user; select recount_translations()");
  const { stored, counted } = await counts();
  expect(stored).toEqual(counted);
  const [first] = await listAdminLanguages(db.pool);
  expect(first?.translationCount).toBe(counted[0].translated);
});

test("truncating the translations sets all counts to zero", async () => {
  const client = await db.pool.connect();
  await client.query("begin; truncate translation cascade");
  const coverage = await listCoverage(client);
  // The other tests need translations.
  await client.query("rollback");
  client.release();
  expect(coverage.every(({ translated }) => translated === 0)).toBe(true);
});

test.each([
  "update language set regions = 'Everywhere' where slug = 'farsi'",
  "update category set description = 'Of all kinds' where slug = 'health'",
  "insert into setting (key, value) values ('x', '1')",
  "delete from setting where key = 'removed'",
  "insert into slug_redirect (kind, slug, target_id) values ('phrase', 'formerly', 2)",
  "truncate related_phrase",
])("the content version changes with: %s", async (write) => {
  await sql("insert into setting (key, value) values ('removed', '1') on conflict do nothing");
  const before = await readContentVersion(db.pool);
  await sql(write);
  expect(await readContentVersion(db.pool)).not.toBe(before);
});

test.each([
  "select 1",
  "update phrase set english = 'x' where slug = 'no-such-phrase'",
  "delete from translation where id = 0",
  "insert into setting (key, value) values ('auto_generate', 'true')",
  "insert into setting (key, value) values ('second_factor_rule', '\"everyone\"')",
  "insert into task (title) values ('Look at it')",
  "begin; update phrase set english = 'x'; rollback",
  "select add_up_stamps()",
])(
  "the content version does not change with, and there is nothing new to deploy after: %s",
  async (write) => {
    const before = await readContentVersion(db.pool);
    const { upTo = null } = (await readChangesSince(db.pool, null)) ?? {};
    const client = await db.pool.connect();
    await client.query(write);
    client.release();
    expect(await readContentVersion(db.pool)).toBe(before);
    expect(await readChangesSince(db.pool, upTo)).toMatchObject({ records: 0 });
  },
);

test("every transaction creates a new version, and old stamps are merged", async () => {
  const versions = new Set<string>();
  for (let round = 0; round < 300; round++) {
    await sql(`update category set description = '${round}' where slug = 'health'`);
    versions.add(await readContentVersion(db.pool));
  }
  expect(versions.size).toBe(300);
  const { rows } = await sql("select count(*)::int as count from content_stamp");
  expect(rows[0].count).toBeLessThan(300);
});

test("concurrent writes do not wait for each other", async () => {
  const [first, second] = [await db.pool.connect(), await db.pool.connect()];
  const add = (slug: string) =>
    `insert into translation (language_id, phrase_id, native_text)
     select l.id, p.id, 'x' from language l, phrase p where l.slug = 'farsi' and p.slug = '${slug}'`;
  await sql(`delete from translation where ${OF_FARSI}
    and phrase_id in (select id from phrase where slug in ('goodbye', 'thank-you'))`);
  const before = await readContentVersion(db.pool);
  await first.query(`begin; ${add("goodbye")}; select add_up_tallies(); select add_up_stamps()`);
  await second.query(`begin; ${add("thank-you")}; select add_up_tallies(); select add_up_stamps()`);
  await second.query("commit");
  const between = await readContentVersion(db.pool);
  await first.query("commit");
  first.release();
  second.release();
  const { stored, counted } = await counts();
  expect(stored).toEqual(counted);
  expect(new Set([before, between, await readContentVersion(db.pool)]).size).toBe(3);
});
