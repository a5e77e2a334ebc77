import { type StaticOldSlugs, staticData } from "@saywhere/search/static/data-files";
import { PHRASE_PAGE_SIZE, phraseEntryPage } from "@saywhere/validators/content/phrase-entry";
import { expect, test } from "vitest";
import { statusOf } from "../../shared/api-error.ts";
import { farsi, japanese } from "../../testing/languages.ts";
import { dataFilesOf, serveDataFiles } from "../testing/data-files.ts";
import { phraseEntry } from "../testing/fixtures.ts";
import { site, siteFiles } from "../testing/static-site.ts";
import { createDataFiles } from "./data-files.ts";
import { type EntryPageInput, entryPage, PAGE_SIZE } from "./list-phrase-entries.ts";

const long = {
  languages: [farsi, japanese],
  entries: Array.from({ length: 60 }, (_, index) => `Phrase ${index}`).flatMap((english) => [
    phraseEntry(english, farsi),
    phraseEntry(english, japanese),
  ]),
};
const page = (input: EntryPageInput) => entryPage(createDataFiles(), input);

test("filters entries by language and category, in the order of the lists", async () => {
  serveDataFiles(siteFiles);
  const passing = (passes: (entry: (typeof site.entries)[number]) => boolean) => ({
    items: site.entries.filter(passes),
    next: null,
  });
  expect(await page({})).toEqual(passing(() => true));
  expect(await page({ language: "farsi" })).toEqual(passing(({ language }) => language.slug === "farsi"));
  expect(await page({ category: "health" })).toEqual(passing(({ category }) => category.slug === "health"));
  expect(await page({ language: "japanese", category: "health" })).toEqual(
    passing(({ language, category }) => language.slug === "japanese" && category.slug === "health"),
  );
});

test("finds a language and a category by their old slugs", async () => {
  const [oldLanguages, oldCategories] = [
    [["persian", "farsi"]],
    [["wellness", "health"]],
  ] as StaticOldSlugs[];
  serveDataFiles(dataFilesOf({ ...site, oldLanguages, oldCategories }));
  const { items } = await page({ language: "persian", category: "wellness" });
  expect(items).toEqual((await page({ language: "farsi", category: "health" })).items);
  expect(items).not.toEqual([]);
});

test("omits deleted records that other files still name", async () => {
  const files = new Map(siteFiles);
  files.delete(staticData.entriesOfPhrase("hello"));
  files.delete(staticData.entriesOfLanguage("farsi"));
  serveDataFiles(files);
  expect((await page({})).items).toEqual(site.entries.filter(({ phrase }) => phrase.slug !== "hello"));
  expect((await page({ language: "farsi" })).items).toEqual([]);
});

test.each([{ language: "klingon" }, { category: "none" }, { language: "farsi", category: "none" }])(
  "returns no entries for %j",
  async (input) => {
    serveDataFiles(siteFiles);
    expect(await page(input)).toEqual({ items: [], next: null });
  },
);

test.each([{}, { language: "farsi" }, { category: "greetings" }])(
  "returns every entry once on the successive pages of %j",
  async (filters: EntryPageInput) => {
    expect(PAGE_SIZE).toBe(PHRASE_PAGE_SIZE);
    serveDataFiles(dataFilesOf(long));
    const items = [];
    const sizes: number[] = [];
    let after: string | undefined;
    do {
      const answer = await page({ ...filters, after });
      expect(phraseEntryPage.safeParse(answer).success).toBe(true);
      items.push(...answer.items);
      sizes.push(answer.items.length);
      after = answer.next ?? undefined;
    } while (after);
    expect(sizes.slice(0, -1).every((size) => size === PHRASE_PAGE_SIZE)).toBe(true);
    expect(items).toEqual(
      long.entries.filter(({ language }) => !filters.language || language.slug === filters.language),
    );
  },
);

test("reads only the files of the phrases on the page", async () => {
  const asked = serveDataFiles(dataFilesOf(long));
  const { next } = await page({});
  expect(asked.filter((address) => address.startsWith("/data/phrases/"))).toHaveLength(25);
  asked.length = 0;
  await page({ after: next ?? "" });
  expect(asked[0]).toBe(staticData.phrases);
  expect(asked[1]).toBe(staticData.entriesOfPhrase("phrase-23"));
});

test("continues at a cursor of the live site, which the exported pages carry", async () => {
  serveDataFiles(dataFilesOf(long));
  const last = long.entries[PHRASE_PAGE_SIZE - 1];
  const { items } = await page({ after: `18y6n-g-7-${last?.id.toString(36)}` });
  expect(items[0]).toEqual(long.entries[PHRASE_PAGE_SIZE]);
});

test.each(["", "?", "0", "0-zzzzz", "1-2-3", "a-b-c-d-e"])("rejects %j as a cursor", async (after) => {
  serveDataFiles(siteFiles);
  await expect(page({ after })).rejects.toSatisfy((error) => statusOf(error) === 400);
});
