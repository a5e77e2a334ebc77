import type { Queryable } from "@saywhere/db/queries/queryable";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { ContentCache } from "../../lib/content-cache.ts";
import { createSearchService, type SearchService } from "./search.service.ts";

const set = openServices();
const missed: string[] = [];
let statements = 0;
let search: SearchService;

beforeAll(async () => {
  const db: Queryable = {
    query: (config) => {
      statements++;
      return set.database.pool.query(config);
    },
  };
  const cache = new ContentCache();
  cache.setListening(true);
  search = createSearchService({ db, cache, missed: { note: (query) => missed.push(query) } });
  await search.hits({ query: "hello" });
});
beforeEach(() => {
  missed.length = 0;
  statements = 0;
});

describe("number of SQL statements", () => {
  test.each([
    ["thank you", 2],
    ["japanese", 1],
    ["zzzz", 1],
    ["thank you in japanese", 3],
    ["danke", 3],
    ["spasibo", 3],
  ])("searches for %s with at most %i statements", async (query, most) => {
    await search.result({ query });
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(most);
  });
});

test("suggests the first eight hits", async () => {
  const hits = await search.hits({ query: "thank you" });
  expect(hits.length).toBeGreaterThan(8);
  expect(await search.suggestions({ query: "thank you" })).toEqual(hits.slice(0, 8));
});

test("records a search without results as it was typed, but not for suggestions", async () => {
  await search.suggestions({ query: "Zzzz?" });
  expect(missed).toEqual([]);
  await search.hits({ query: "Zzzz?" });
  await search.result({ query: "Zzzz?" });
  expect(missed).toEqual(["Zzzz?", "Zzzz?"]);
});

test("does not record a search with results", async () => {
  await search.hits({ query: "danke" });
  await search.result({ query: "thnak you" });
  expect(missed).toEqual([]);
});

test("records a search of which only some words are understood, although their phrases are shown", async () => {
  const { corrected, groups } = await search.result({ query: "sesame allergy" });
  expect([corrected, groups[0]?.phrase.slug]).toEqual(["allergy", "i-have-a-severe-allergy"]);
  expect(missed).toEqual(["sesame allergy"]);
});

test("accepts earlier slugs as filters, and does not record misses caused by them or by unknown slugs", async () => {
  await set.database.pool.query(`
    update language set slug = 'deutsch' where slug = 'german';
    update category set slug = 'basics' where slug = 'greetings'`);
  const fresh = createSearchService({
    db: set.database.pool,
    cache: new ContentCache(),
    missed: { note: (query) => missed.push(query) },
  });
  const now = { query: "hello", language: "deutsch", category: "basics" };
  const before = { query: "hello", language: "german", category: "greetings" };
  const found = await fresh.result(now);
  expect(found).toMatchObject({ language: { slug: "deutsch" }, category: { slug: "basics" } });
  expect(found.groups).not.toEqual([]);
  expect(await fresh.result(before)).toEqual(found);
  expect(await fresh.hits(before)).toEqual(await fresh.hits(now));
  expect(await fresh.hits({ query: "zzzz", language: "german" })).toEqual([]);
  await expect(fresh.hits({ query: "zzzz", language: "klingon" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(missed).toEqual([]);
  await fresh.hits({ query: "zzzz", language: "deutsch" });
  expect(missed).toEqual(["zzzz"]);
});

test("begins with the preferred language, also by an earlier slug, and ignores an unknown one on the site alone", async () => {
  await set.database.pool.query("update language set slug = 'deutsch' where slug = 'german'");
  const fresh = createSearchService({ db: set.database.pool, cache: new ContentCache() });
  const found = await fresh.result({ query: "where is", prefer: "german" });
  expect(found.groups.length).toBeGreaterThan(1);
  expect(new Set(found.groups.map(({ hits }) => hits[0]?.language.slug))).toEqual(new Set(["deutsch"]));
  expect(found.language).toBeNull();
  const suggested = await fresh.suggestions({ query: "thank you", prefer: "deutsch" });
  expect(suggested[0]).toMatchObject({ phrase: { slug: "thank-you" }, language: { slug: "deutsch" } });
  expect((await fresh.hits({ query: "thank you", prefer: "german" }))[0]?.language.slug).toBe("deutsch");
  for (const site of [fresh.result, fresh.suggestions]) {
    expect(await site({ query: "hello", prefer: "klingon" })).toEqual(await site({ query: "hello" }));
  }
  await expect(fresh.hits({ query: "hello", prefer: "klingon" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("runs no query and returns no results for a text without letters", async () => {
  expect(await search.hits({ query: " ?! " })).toEqual([]);
  expect((await search.result({ query: "" })).groups).toEqual([]);
  expect(statements).toBe(0);
});
