import type { Queryable } from "@saywhere/db/queries/queryable";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { ContentCache } from "../../cache/content-cache.ts";
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

describe("statements", () => {
  test.each([
    ["thank you", 2],
    ["japanese", 1],
    ["zzzz", 1],
    ["thank you in japanese", 3],
    ["danke", 3],
    ["spasibo", 3],
  ])("%s takes at most %i", async (query, most) => {
    await search.result({ query });
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(most);
  });
});

test("suggestions are the first eight hits", async () => {
  const hits = await search.hits({ query: "thank you" });
  expect(hits.length).toBeGreaterThan(8);
  expect(await search.suggestions({ query: "thank you" })).toEqual(hits.slice(0, 8));
});

test("a search that finds nothing is noted as it was typed, but not while somebody types", async () => {
  await search.suggestions({ query: "Zzzz?" });
  expect(missed).toEqual([]);
  await search.hits({ query: "Zzzz?" });
  await search.result({ query: "Zzzz?" });
  expect(missed).toEqual(["Zzzz?", "Zzzz?"]);
});

test("one that finds something is not", async () => {
  await search.hits({ query: "danke" });
  await search.result({ query: "thnak you" });
  expect(missed).toEqual([]);
});

test("nothing is asked for, and nothing found, without a letter", async () => {
  expect(await search.hits({ query: " ?! " })).toEqual([]);
  expect((await search.result({ query: "" })).groups).toEqual([]);
  expect(statements).toBe(0);
});
