import { expect, test } from "vitest";
import { setUpTestDatabase } from "../testing/set-up-test-database.ts";
import {
  countPhrasesOf,
  phraseCount,
  startingContent,
  translationCount,
} from "../testing/starting-content.ts";
import { InvalidCursorError } from "./pagination/cursor.ts";
import { type EntryFilters, listEntries, listEntryPage, listPopularEntries } from "./phrase-entry.queries.ts";

const db = setUpTestDatabase();

test.each<[EntryFilters, number]>([
  [{}, translationCount],
  [{ language: "thai" }, phraseCount],
  [{ category: "numbers" }, countPhrasesOf("numbers") * startingContent.languages.length],
  [{ language: "thai", category: "numbers" }, countPhrasesOf("numbers")],
  [{ language: "klingon" }, 0],
  [{ category: "insults" }, 0],
])("pages of %o contain every entry once, in order", async (filters, count) => {
  const list = await listEntries(db.pool, filters);
  expect(list).toHaveLength(count);
  const paged: number[] = [];
  let after: string | undefined;
  do {
    const page = await listEntryPage(db.pool, { ...filters, after, limit: 37 });
    expect(page.items.length).toBeLessThanOrEqual(37);
    paged.push(...page.items.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after);
  expect(paged).toEqual(list.map(({ id }) => id));
});

test("lists popular phrases first, by rank, in the order of the languages", async () => {
  const { items } = await listEntryPage(db.pool, { limit: 41 });
  expect(items[0]).toEqual({
    id: expect.any(Number),
    phraseSlug: "hello",
    english: "Hello",
    languageSlug: "spanish",
    languageName: "Spanish",
    languageCode: "es",
    script: "Latn",
    direction: "ltr",
    categorySlug: "greetings",
    categoryName: "Greetings",
    nativeText: "Hola",
    romanization: null,
  });
  expect(items.map(({ english }) => english)).toEqual([...Array(40).fill("Hello"), items[40]?.english]);
  const { rows } = await db.pool.query("select english from phrase where popular_rank = 2");
  expect(rows).toEqual([{ english: items[40]?.english }]);
});

test("the next page is the same after the last entry of the previous one was deleted", async () => {
  const first = await listEntryPage(db.pool, { language: "korean", limit: 5 });
  const expected = await listEntryPage(db.pool, {
    language: "korean",
    limit: 5,
    after: first.next as string,
  });
  await db.pool.query("delete from translation where id = $1", [first.items.at(-1)?.id]);
  expect(await listEntryPage(db.pool, { language: "korean", limit: 5, after: first.next as string })).toEqual(
    expected,
  );
});

test.each(["", "x", "1-2-3", "1-2-3-4-5", "zzzzzzz-1-1-1", "zzzzzz-1-1-1", "1-2-3-é", "1-2-3-4'"])(
  "rejects the cursor %j",
  async (after) => {
    await expect(listEntryPage(db.pool, { after, limit: 5 })).rejects.toThrow(InvalidCursorError);
  },
);

test("distinguishes a language without popular phrases from an unknown one", async () => {
  const popular = await listPopularEntries(db.pool, "farsi");
  expect(popular?.map(({ phraseSlug }) => phraseSlug).slice(0, 1)).toEqual(["hello"]);
  expect(popular).toHaveLength(16);
  await db.pool.query(
    "delete from translation where language_id = (select id from language where slug = 'thai')",
  );
  expect(await listPopularEntries(db.pool, "thai")).toEqual([]);
  expect(await listPopularEntries(db.pool, "klingon")).toBeNull();
});
