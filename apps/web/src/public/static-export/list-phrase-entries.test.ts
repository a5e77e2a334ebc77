import { type StaticOldSlugs, staticData } from "@saywhere/search/static/data-files";
import {
  PHRASE_PAGE_SIZE,
  type PhraseEntry,
  phraseEntryPage,
  VARIED_PAGE_SIZE,
} from "@saywhere/validators/content/phrase-entry";
import { expect, test } from "vitest";
import { statusOf } from "../../shared/api-error.ts";
import { farsi, japanese } from "../../testing/languages.ts";
import { dataFilesOf, serveDataFiles, variedEntries } from "../testing/data-files.ts";
import { phraseEntry } from "../testing/fixtures.ts";
import { site, siteFiles } from "../testing/static-site.ts";
import { createDataFiles } from "./data-file-loader.ts";
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
  const passing = (entries: PhraseEntry[], passes: (entry: PhraseEntry) => boolean) => ({
    items: entries.filter(passes),
    next: null,
  });
  const varied = variedEntries(site);
  expect(varied).toHaveLength(site.entries.length);
  expect(await page({})).toEqual(passing(varied, () => true));
  expect(await page({ language: "farsi" })).toEqual(
    passing(site.entries, ({ language }) => language.slug === "farsi"),
  );
  expect(await page({ category: "health" })).toEqual(
    passing(varied, ({ category }) => category.slug === "health"),
  );
  expect(await page({ language: "japanese", category: "health" })).toEqual(
    passing(
      site.entries,
      ({ language, category }) => language.slug === "japanese" && category.slug === "health",
    ),
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
  files.delete(staticData.entriesOfRound(1));
  files.delete(staticData.entriesOfLanguage("farsi"));
  serveDataFiles(files);
  const [first, missing] = [0, 1].map((round) => siteFiles.get(staticData.entriesOfRound(round)) as object[]);
  const { items } = await page({});
  expect(items.slice(0, first?.length)).toEqual(first);
  expect(items).toEqual(variedEntries(site).filter((entry) => !missing?.includes(entry)));
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
    expect(PAGE_SIZE).toEqual({ language: PHRASE_PAGE_SIZE, varied: VARIED_PAGE_SIZE });
    const full = filters.language ? PHRASE_PAGE_SIZE : VARIED_PAGE_SIZE;
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
    expect(sizes.slice(0, -1).every((size) => size === full)).toBe(true);
    expect(items).toEqual(
      filters.language
        ? long.entries.filter(({ language }) => language.slug === filters.language)
        : variedEntries(long),
    );
  },
);

test("reads only the files of the rounds on the page", async () => {
  const asked = serveDataFiles(dataFilesOf(long));
  const rounds = () => asked.filter((url) => url.startsWith("/data/rounds/"));
  let { next } = await page({});
  expect(rounds()).toEqual([staticData.entriesOfRound(0)]);
  while (next?.startsWith("0")) ({ next } = await page({ after: next }));
  asked.length = 0;
  await page({ after: next ?? "" });
  expect(rounds()).toEqual([staticData.entriesOfRound(1)]);
});

test("continues at a cursor of the live site, which the exported pages carry", async () => {
  serveDataFiles(dataFilesOf(long));
  const varied = variedEntries(long);
  const last = varied[VARIED_PAGE_SIZE - 1];
  const { items } = await page({ after: `0-18y6n-g-${last?.id.toString(36)}` });
  expect(items[0]).toEqual(varied[VARIED_PAGE_SIZE]);
});

test.each(["", "?", "0", "0-zzzzz", "1-2-3", "a-b-c-d-e"])("rejects %j as a cursor", async (after) => {
  serveDataFiles(siteFiles);
  await expect(page({ after })).rejects.toSatisfy((error) => statusOf(error) === 400);
});
