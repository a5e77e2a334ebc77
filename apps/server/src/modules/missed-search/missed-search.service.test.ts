import { setImmediate } from "node:timers/promises";
import { missedSearchPageInput } from "@saywhere/validators/search/missed-search";
import { beforeEach, expect, test, vi } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";
import { createMissedSearchService } from "./missed-search.service.ts";
import { countMissedSearches } from "./missed-search-counts.ts";

const set = openServices();
const warn = vi.fn();
/** Long enough that the counts are only written on request. */
const writeEvery = 3_600_000;
const startCounting = () => countMissedSearches({ db: set.database.pool, log: { warn }, writeEvery });

const service = (counts = startCounting(), finds = async (_: string) => false) =>
  createMissedSearchService({ db: set.database.pool, counts, finds });
const list = (asked: object = {}) => service().list(missedSearchPageInput.parse(asked));
const texts = async (asked?: object) => (await list(asked)).items.map(({ text, times }) => [text, times]);

beforeEach(async () => {
  await set.database.pool.query("truncate missed_search");
  warn.mockClear();
});

test("stores a search of several lines in one", async () => {
  const counts = startCounting();
  counts.note(" where is\r\n my\tllama\n");
  await counts.close();
  expect(await texts()).toEqual([["where is my llama", 1]]);
});

test("counts missed searches by normalized text, with no time more precise than days", async () => {
  const counts = startCounting();
  for (const query of ["khazi", " Khazi?", "KHAZI", "where is my llama"]) counts.note(query);
  await counts.write();
  counts.note("khazi");
  await counts.close();
  expect(await texts()).toEqual([
    ["khazi", 4],
    ["where is my llama", 1],
  ]);
  const { rows } = await set.database.pool.query("select * from missed_search order by times desc limit 1");
  const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      normalized: "khazi",
      text: "khazi",
      times: 4,
      first_day: today,
      last_day: today,
    },
  ]);
});

test.each([
  ["an address", "mail ada@example.org"],
  ["an address with a full-width sign", "mail ada＠example.org"],
  ["a telephone number", "call 0171 555 12"],
  ["a telephone number in other digits", "call ٠١٧١٥٥٥١"],
  ["a letter", "z"],
  ["no letter at all", "123 ?!"],
  ["more than a phrase", "very ".repeat(30)],
  ["a text that cannot be stored", "khazi\0khazi"],
  ["a text with a control character", "khazi\u0007khazi"],
])("stores nothing for %s", async (_, query) => {
  const counts = startCounting();
  counts.note(query);
  await counts.close();
  expect(await texts()).toEqual([]);
});

test("writes a flood of searches at once, stores few of its texts, and keeps texts that many visitors searched for", async () => {
  const before = startCounting();
  for (let times = 0; times < 5; times++) before.note("khazi");
  await before.close();
  await set.database.pool.query(`
    insert into missed_search (normalized, text, times, first_day, last_day)
    select 'old ' || n, 'old ' || n, 1, date '2020-01-01' + n, date '2020-01-01' + n from generate_series(1, 1999) n`);
  const query = vi.spyOn(set.database.pool, "query");
  const counts = startCounting();
  for (let number = 0; number < 5_000; number++) counts.note(`flood ${number}`);
  await counts.close();
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
  const { rows } = await set.database.pool.query(`
    select count(*)::int as kept, (count(*) filter (where text like 'flood %'))::int as flood,
      max(times) as most, min(last_day)::text as oldest from missed_search`);
  expect(rows).toEqual([{ kept: 2_000, flood: 200, most: 5, oldest: "2020-07-20" }]);
});

test("drops the current counts when the database fails, and logs the failure once", async () => {
  const query = vi.spyOn(set.database.pool, "query").mockRejectedValue(new Error("It is away"));
  const counts = startCounting();
  for (const text of ["lost", "lost too"]) {
    counts.note(text);
    await counts.write();
  }
  expect(warn.mock.calls).toEqual([
    [{ err: expect.any(Error) }, "searches that found nothing could not be counted"],
  ]);
  query.mockRestore();
  counts.note("kept");
  await counts.close();
  expect(await texts()).toEqual([["kept", 1]]);
});

test("lists missed searches by count or by date, one page at a time, in both directions", async () => {
  await set.database.pool.query(`
    insert into missed_search (normalized, text, times, first_day, last_day)
    select 'llama ' || n, 'llama ' || n, n, date '2026-01-01', date '2026-03-01' - n from generate_series(1, 30) n`);
  const first = await list();
  expect(first.items.map(({ times }) => times)).toEqual(Array.from({ length: 25 }, (_, index) => 30 - index));
  expect(first).toMatchObject({ total: 30, offset: 0, previous: null });
  const second = await list({ after: first.next });
  expect(second.items.map(({ times }) => times)).toEqual([5, 4, 3, 2, 1]);
  expect((await list({ before: second.previous })).items).toEqual(first.items);
  const newest = (await list({ sort: "last_day" })).items[0];
  expect(newest).toMatchObject({ text: "llama 1", first_day: "2026-01-01", last_day: "2026-02-28" });
  expect((await list({ sort: "last_day", order: "asc" })).items[0]?.text).toBe("llama 30");
  expect((await refusal(list({ sort: "last_day", after: first.next }))).code).toBe("BAD_REQUEST");
});

test("searches for the texts of a page a few at a time, and keeps their order", async () => {
  await set.database.pool.query(`
    insert into missed_search (normalized, text, times, first_day, last_day)
    select 'llama ' || n, 'llama ' || n, n, date '2026-01-01', date '2026-03-01' from generate_series(1, 25) n`);
  let running = 0;
  let most = 0;
  const finds = async (text: string) => {
    most = Math.max(most, ++running);
    await setImmediate();
    running--;
    return text === "llama 24";
  };
  const { items } = await service(startCounting(), finds).list(missedSearchPageInput.parse({}));
  expect(most).toBe(3);
  expect(items.map(({ finds_now }) => finds_now)).toEqual([false, true, ...Array(23).fill(false)]);
});

test("reports missed searches that now have results, includes the latest counts, and dismisses a search", async () => {
  const counts = startCounting();
  counts.note("quokka");
  const finds = async (query: string) => (await set.services.search.suggestions({ query })).length > 0;
  const read = () => service(counts, finds).list(missedSearchPageInput.parse({}));
  const [missed] = (await read()).items;
  expect(missed).toMatchObject({ text: "quokka", times: 1, finds_now: false });
  await set.services.phrase.create({ english: "Look, a quokka!", category_id: 1 }, AUTHOR);
  await set.database.pool.query(`
    insert into translation (language_id, phrase_id, native_text)
    select 1, id, 'Mira' from phrase where english like '%quokka%'`);
  expect((await read()).items[0]).toMatchObject({ finds_now: true, times: 1 });
  const id = missed?.id ?? 0;
  expect(await service().delete(id)).toEqual({ success: true });
  expect((await read()).items).toEqual([]);
  expect((await refusal(service().delete(id))).code).toBe("NOT_FOUND");
});
