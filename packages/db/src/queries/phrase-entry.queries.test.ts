import { expect, test } from "vitest";
import { setUpTestDatabase } from "../testing/set-up-test-database.ts";
import {
  countPhrasesOf,
  phraseCount,
  startingContent,
  translationCount,
} from "../testing/starting-content.ts";
import { undoAfterEach } from "../testing/undo-after-each.ts";
import { InvalidCursorError } from "./pagination/cursor.ts";
import {
  type EntryFilters,
  type EntryRow,
  listEntries,
  listEntryRound,
  listLanguageIds,
  listPopularEntries,
  readEntryPage,
  readVariedEntryPage,
} from "./phrase-entry.queries.ts";

const db = undoAfterEach(setUpTestDatabase());

test.each<[EntryFilters, number]>([
  [{}, translationCount],
  [{ language: "thai" }, phraseCount],
  [{ category: "numbers" }, countPhrasesOf("numbers") * startingContent.languages.length],
  [{ language: "thai", category: "numbers" }, countPhrasesOf("numbers")],
  [{ language: "klingon" }, 0],
  [{ category: "insults" }, 0],
])("pages of %o contain every entry once, in order", async (filters, count) => {
  const list = await listEntries(db, filters);
  expect(list).toHaveLength(count);
  const paged: number[] = [];
  let after: string | undefined;
  do {
    const page = await readEntryPage(db, { ...filters, after, limit: 37 });
    expect(page.items.length).toBeLessThanOrEqual(37);
    paged.push(...page.items.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after);
  expect(paged).toEqual(list.map(({ id }) => id));
});

test("lists popular phrases first, by rank, in the order of the languages", async () => {
  const { items } = await readEntryPage(db, { limit: 41 });
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
  const { rows } = await db.query("select english from phrase where popular_rank = 2");
  expect(rows).toEqual([{ english: items[40]?.english }]);
});

test("the next page is the same after the last entry of the previous one was deleted", async () => {
  const first = await readEntryPage(db, { language: "korean", limit: 5 });
  const expected = await readEntryPage(db, {
    language: "korean",
    limit: 5,
    after: first.next as string,
  });
  await db.query("delete from translation where id = $1", [first.items.at(-1)?.id]);
  expect(await readEntryPage(db, { language: "korean", limit: 5, after: first.next as string })).toEqual(
    expected,
  );
});

test.each(["", "x", "1-2-3", "1-2-3-4-5", "zzzzzzz-1-1-1", "zzzzzz-1-1-1", "1-2-3-é", "1-2-3-4'"])(
  "rejects the cursor %j",
  async (after) => {
    await expect(readEntryPage(db, { after, limit: 5 })).rejects.toThrow(InvalidCursorError);
  },
);

test("distinguishes a language without popular phrases from an unknown one", async () => {
  const popular = await listPopularEntries(db, "farsi");
  expect(popular?.map(({ phraseSlug }) => phraseSlug).slice(0, 1)).toEqual(["hello"]);
  expect(popular).toHaveLength(16);
  await db.query("delete from translation where language_id = (select id from language where slug = 'thai')");
  expect(await listPopularEntries(db, "thai")).toEqual([]);
  expect(await listPopularEntries(db, "klingon")).toBeNull();
});

/** All pages of the varied list, one after the other. */
async function variedEntries(category?: string, limit = 37): Promise<EntryRow[]> {
  const all: EntryRow[] = [];
  let after: string | undefined;
  do {
    const page = await readVariedEntryPage(db, { category, after, limit });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    all.push(...page.items);
    after = page.next ?? undefined;
  } while (after);
  return all;
}

test("a page of the varied list has different phrases in different languages, popular phrases first", async () => {
  const { items } = await readVariedEntryPage(db, { limit: 16 });
  const { rows } = await db.query(
    "select slug from phrase where popular_rank is not null order by popular_rank",
  );
  expect(items.map(({ phraseSlug }) => phraseSlug)).toEqual(rows.map(({ slug }) => slug));
  expect(items[0]).toMatchObject({ english: "Hello", languageSlug: "spanish", nativeText: "Hola" });
  expect(new Set(items.map(({ languageSlug }) => languageSlug)).size).toBe(16);
});

test.each([undefined, "numbers", "klingon"])(
  "pages of the varied list, of the category %s, hold every entry once",
  async (category) => {
    const expected = (await listEntries(db, { category })).map(({ id }) => id).sort((a, b) => a - b);
    const varied = await variedEntries(category);
    expect(varied.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected);
  },
);

test("the varied list of a category is in the order of the whole varied list", async () => {
  const whole = (await variedEntries(undefined, 499)).filter(
    ({ categorySlug }) => categorySlug === "numbers",
  );
  expect((await variedEntries("numbers")).map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
});

test("the rounds one after the other are the varied list", async () => {
  const languageIds = await listLanguageIds(db);
  const first = await listEntryRound(db, languageIds, { round: 0 });
  const second = await listEntryRound(db, languageIds, { round: 1 });
  const { items } = await readVariedEntryPage(db, { limit: first.length + second.length });
  expect([...first, ...second].map(({ id }) => id)).toEqual(items.map(({ id }) => id));
});

test("a page of the varied list stays right when its last entry and an earlier phrase are gone", async () => {
  const first = await readVariedEntryPage(db, { limit: 5 });
  const next = { after: first.next as string, limit: 5 };
  const expected = await readVariedEntryPage(db, next);
  await db.query("delete from translation where id = $1", [first.items.at(-1)?.id]);
  await db.query("delete from phrase where slug = $1", [first.items[1]?.phraseSlug]);
  expect(await readVariedEntryPage(db, next)).toEqual(expected);
});

test.each(["", "x", "1-2-3", "zz-1-1-1"])("rejects %j as a cursor of the varied list", async (after) => {
  await expect(readVariedEntryPage(db, { after, limit: 5 })).rejects.toThrow(InvalidCursorError);
});

test("the varied list and its rounds are empty without languages", async () => {
  await db.query("delete from language");
  expect(await readVariedEntryPage(db, { limit: 5 })).toEqual({ items: [], next: null });
  expect(await listEntryRound(db, [], { round: 0 })).toEqual([]);
});
