import { expect, test } from "vitest";
import { setUpTestDatabase } from "../../testing/set-up-test-database.ts";
import { cutScannedPage, type ListPage } from "../pagination/page.ts";
import { type TranslationPageFilters, translationList } from "./translation-list.ts";
import { listTranslationPage, scanPage } from "./translation-page.queries.ts";

const db = setUpTestDatabase();

interface Row {
  english: string;
  name: string;
  key: string;
}
type Filters = Pick<TranslationPageFilters, "search" | "show" | "sort">;
type Place = { after?: string; before?: string };

/** A page of ten from the next 500 rows, as long lists are read. */
async function part({ order, ...filters }: Filters & { order: "asc" | "desc" }, place: Place) {
  const list = translationList(filters, "p.english, l.name");
  const request = { order, limit: 10, ...place };
  const found = await scanPage<Row>(db.pool, list, { ...request, limit: 11 }, 500);
  return cutScannedPage<Row>(found.rows, request, found.part);
}

const textsOf = (pages: ListPage<Row>[]) =>
  pages.flatMap(({ items }) => items.map(({ english, name }) => `${english} in ${name}`));

test.each<[string, Filters & { order: "asc" | "desc" }]>([
  ["a search that finds some", { search: "thank you", show: "all", sort: "position", order: "asc" }],
  ["a search, backwards", { search: "thank you", show: "all", sort: "position", order: "desc" }],
  ["a search among the last changed", { search: "water", show: "all", sort: "updated", order: "desc" }],
  ["what is not romanized", { show: "not-romanized", sort: "position", order: "asc" }],
  ["what is missing", { show: "missing", sort: "position", order: "asc" }],
])("the parts of a long list have all that it shows, both ways: %s", async (_name, filters) => {
  if (filters.show === "missing") await db.pool.query("delete from translation where id % 101 = 0");
  if (filters.show === "not-romanized") {
    await db.pool.query("update translation set romanization = null where id % 97 = 0");
  }
  const whole = await listTranslationPage(db.pool, { ...filters, limit: 1_000 });
  expect(whole.items.length).toBeGreaterThan(20);
  const forwards = [await part(filters, {})];
  for (let next = forwards[0]?.next; next; next = forwards.at(-1)?.next) {
    forwards.push(await part(filters, { after: next }));
  }
  expect(textsOf(forwards)).toEqual(
    whole.items.map(({ phrase, language }) => `${phrase.english} in ${language.name}`),
  );
  const last = forwards.at(-1) as ListPage<Row>;
  const backwards = [last];
  for (let previous = last.previous; previous; previous = backwards[0]?.previous ?? null) {
    backwards.unshift(await part(filters, { before: previous }));
  }
  expect(textsOf(backwards)).toEqual(textsOf(forwards));
});

test("from a part in which nothing is found the way leads on, and back", async () => {
  const filters = { search: "no such text", show: "all", sort: "position", order: "asc" } as const;
  const first = await part(filters, {});
  expect(first).toMatchObject({ items: [], previous: null, next: expect.any(String), total: null });
  const second = await part(filters, { after: first.next as string });
  expect(second).toMatchObject({ items: [], previous: expect.any(String), next: expect.any(String) });
  const back = await part(filters, { before: second.previous as string });
  expect(back).toMatchObject({ items: [], previous: null, next: expect.any(String) });
  let last = second;
  for (let parts = 0; last.next !== null && parts < 20; parts++)
    last = await part(filters, { after: last.next });
  expect(last).toMatchObject({ items: [], next: null, previous: expect.any(String) });
});
