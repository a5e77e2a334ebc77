import { phraseEntry } from "@saywhere/validators/phrase-entry";
import { SEARCH_LIMIT, searchResult } from "@saywhere/validators/search";
import { staticData } from "@saywhere/validators/static-copy";
import { expect, test } from "vitest";
import { dataFilesOf, serveDataFiles } from "../../testing/data-files.ts";
import { phraseEntry as entryOf } from "../../testing/fixtures.ts";
import { site, siteFiles, spanish } from "../../testing/static-site.ts";
import { createDataFiles } from "../data-files.ts";
import { MOST_HITS, search } from "./search.ts";

const slugs = async (query: string) => {
  const { hits } = await search(createDataFiles(), query);
  return hits.map(({ language, phrase }) => `${language.slug} ${phrase.slug}`);
};

test.each([
  ["HELLO!", ["spanish hello", "farsi hello", "japanese hello"]],
  ["gracias", ["spanish thank-you", "spanish thank-you-very-much"]],
  ["arigato", ["japanese thank-you"]],
  ["سلام", ["farsi hello"]],
  ["助けて", ["japanese help"]],
  ["thank you in japanese", ["japanese thank-you"]],
  ["how do you say hello in farsi", ["farsi hello"]],
  ["graicas", ["spanish thank-you"]],
  ["xyzzy", []],
  ["¿?", []],
])("%s finds %j", async (query, found) => {
  serveDataFiles(siteFiles);
  expect(await slugs(query)).toEqual(found);
});

test("tells what it understood, in the shapes of the API", async () => {
  serveDataFiles(siteFiles);
  const result = await search(createDataFiles(), "Thank you in Japanese");
  expect(searchResult.parse(result)).toEqual(result);
  expect(result).toMatchObject({ language: { slug: "japanese" }, text: "thank you" });
  expect(phraseEntry.parse(result.hits[0])).toEqual(result.hits[0]);
});

test("a language alone gives its first entries", async () => {
  serveDataFiles(siteFiles);
  const result = await search(createDataFiles(), "japanese");
  expect(result).toMatchObject({ language: { slug: "japanese" }, text: "" });
  expect(result.hits).toEqual(site.entries.filter(({ language }) => language.slug === "japanese"));
});

test("where the language has nothing, its name may be part of the phrase", async () => {
  const entry = { ...entryOf("Do you speak Spanish?", site.languages[1]), native_text: "بلدی؟" };
  serveDataFiles(dataFilesOf({ ...site, entries: [...site.entries, entry] }));
  const result = await search(createDataFiles(), "do you speak spanish");
  expect(result).toEqual({ language: null, text: "do you speak spanish", hits: [entry] });
});

test("gives as many hits as the API, without the texts of other languages where English is enough", async () => {
  expect(MOST_HITS).toBe(SEARCH_LIMIT);
  const languages = Array.from({ length: 25 }, (_, index) => ({
    ...spanish,
    slug: `language-${index}`,
    name: `Tongue ${index}`,
  }));
  const entries = ["Hello", "Hello there"].flatMap((english) =>
    languages.map((language) => entryOf(english, language)),
  );
  const asked = serveDataFiles(dataFilesOf({ languages, entries }));
  const { hits } = await search(createDataFiles(), "hello");
  expect(hits).toEqual(entries.slice(0, SEARCH_LIMIT));
  expect(new Set(asked)).toEqual(
    new Set([staticData.search, staticData.phrases, staticData.entriesOfPhrase("hello")]),
  );
});

test("reads the texts of the language that is named, and of no other", async () => {
  const asked = serveDataFiles(siteFiles);
  await search(createDataFiles(), "gracias in spanish");
  expect(asked.filter((address) => address.startsWith("/data/search/"))).toEqual([
    staticData.searchOfLanguage("spanish"),
  ]);
});

test("files of two copies of the site give a failure, not half an answer", async () => {
  const files = new Map(siteFiles).set(staticData.searchOfLanguage("spanish"), [["hola", null]]);
  serveDataFiles(files);
  await expect(search(createDataFiles(), "gracias")).rejects.toThrow("do not belong together");
  serveDataFiles(new Map(siteFiles).set(staticData.entriesOfPhrase("thank-you"), []));
  await expect(search(createDataFiles(), "gracias")).rejects.toThrow("do not belong together");
});
