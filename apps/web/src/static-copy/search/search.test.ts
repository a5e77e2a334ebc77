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

test.each<[string, string]>([
  [staticData.phrases, "gracias"],
  [staticData.search, "gracias"],
  [staticData.search, "gracias in spanish"],
  [staticData.searchOfLanguage("spanish"), "gracias"],
  [staticData.searchOfLanguage("spanish"), "gracias in spanish"],
  [staticData.entriesOfLanguage("spanish"), "gracias in spanish"],
  [staticData.entriesOfPhrase("new"), "gracias"],
])("where %s is from before a new phrase, %s finds the others by their names", async (old, query) => {
  const added = { ...entryOf("New", spanish), native_text: "Gracias a todos" };
  const files = dataFilesOf({ ...site, entries: [added, ...site.entries] });
  const before = siteFiles.get(old);
  serveDataFiles(before ? files.set(old, before) : (files.delete(old), files));
  const others = (await slugs(query)).filter((hit) => hit !== "spanish new");
  expect(others).toEqual(["spanish thank-you", "spanish thank-you-very-much"]);
});

test("a phrase that was removed is not found by files from before that", async () => {
  const after = dataFilesOf({
    ...site,
    entries: site.entries.filter(({ phrase }) => phrase.slug !== "thank-you"),
  });
  const kept = [staticData.phrases, staticData.search, staticData.searchOfLanguage("spanish")];
  for (const path of kept) after.set(path, siteFiles.get(path));
  serveDataFiles(after);
  expect(await slugs("gracias")).toEqual(["spanish thank-you-very-much"]);
  expect(await slugs("thank you")).toEqual(["spanish thank-you-very-much", "farsi thank-you-very-much"]);
});
