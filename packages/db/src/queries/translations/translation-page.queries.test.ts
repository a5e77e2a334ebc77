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
type Cursors = { after?: string; before?: string };

/** Reads a page of ten from the next 500 rows, as in a long list. */
async function scannedPage({ order, ...filters }: Filters & { order: "asc" | "desc" }, cursors: Cursors) {
  const list = translationList(filters, "p.english, l.name");
  const request = { order, limit: 10, ...cursors };
  const found = await scanPage<Row>(db.pool, list, { ...request, limit: 11 }, 500);
  return cutScannedPage<Row>(found.rows, request, found.range);
}

const textsOf = (pages: ListPage<Row>[]) =>
  pages.flatMap(({ items }) => items.map(({ english, name }) => `${english} in ${name}`));

test.each<[string, Filters & { order: "asc" | "desc" }]>([
  ["a search with some matches", { search: "thank you", show: "all", sort: "position", order: "asc" }],
  ["a search, backwards", { search: "thank you", show: "all", sort: "position", order: "desc" }],
  ["a search sorted by time of change", { search: "water", show: "all", sort: "updated", order: "desc" }],
  ["a search sorted by language", { search: "thank you", show: "all", sort: "language", order: "desc" }],
  ["a search sorted by phrase", { search: "water", show: "all", sort: "phrase", order: "asc" }],
  ["a search sorted by native text", { search: "water", show: "all", sort: "native_text", order: "desc" }],
  ["translations without romanization", { show: "not-romanized", sort: "position", order: "asc" }],
  ["missing translations", { show: "missing", sort: "position", order: "asc" }],
])("scanned pages contain every row of a long list, forwards and backwards: %s", async (_name, filters) => {
  if (filters.show === "missing") await db.pool.query("delete from translation where id % 101 = 0");
  if (filters.show === "not-romanized") {
    await db.pool.query("update translation set romanization = null where id % 97 = 0");
  }
  const whole = await listTranslationPage(db.pool, { ...filters, limit: 1_000 });
  expect(whole.items.length).toBeGreaterThan(20);
  const forwards = [await scannedPage(filters, {})];
  for (let next = forwards[0]?.next; next; next = forwards.at(-1)?.next) {
    forwards.push(await scannedPage(filters, { after: next }));
  }
  expect(textsOf(forwards)).toEqual(
    whole.items.map(({ phrase, language }) => `${phrase.english} in ${language.name}`),
  );
  const last = forwards.at(-1) as ListPage<Row>;
  const backwards = [last];
  for (let previous = last.previous; previous; previous = backwards[0]?.previous ?? null) {
    backwards.unshift(await scannedPage(filters, { before: previous }));
  }
  expect(textsOf(backwards)).toEqual(textsOf(forwards));
});

test("an empty scanned page has cursors of the next and the previous page", async () => {
  const filters = { search: "no such text", show: "all", sort: "position", order: "asc" } as const;
  const first = await scannedPage(filters, {});
  expect(first).toMatchObject({ items: [], previous: null, next: expect.any(String), total: null });
  const second = await scannedPage(filters, { after: first.next as string });
  expect(second).toMatchObject({ items: [], previous: expect.any(String), next: expect.any(String) });
  const back = await scannedPage(filters, { before: second.previous as string });
  expect(back).toMatchObject({ items: [], previous: null, next: expect.any(String) });
  let last = second;
  for (let pages = 0; last.next !== null && pages < 20; pages++)
    last = await scannedPage(filters, { after: last.next });
  expect(last).toMatchObject({ items: [], next: null, previous: expect.any(String) });
});

test.each(["language", "phrase", "native_text"] as const)(
  "pages by %s have every row once, in order",
  async (sort) => {
    for (const order of ["asc", "desc"] as const) {
      const whole = await listTranslationPage(db.pool, { show: "all", sort, order, limit: 500 });
      const ids = whole.items.map(({ translation }) => translation?.id);
      const first = await listTranslationPage(db.pool, { show: "all", sort, order, limit: 250 });
      const second = await listTranslationPage(db.pool, {
        show: "all",
        sort,
        order,
        limit: 250,
        after: first.next ?? "",
      });
      expect([...first.items, ...second.items].map(({ translation }) => translation?.id)).toEqual(ids);
      expect(second.offset).toBe(250);
      const before = second.previous ?? "";
      const back = await listTranslationPage(db.pool, { show: "all", sort, order, limit: 250, before });
      expect(back.items).toEqual(first.items);
    }
  },
);
