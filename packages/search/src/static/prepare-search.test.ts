import { expect, test } from "vitest";
import { type StaticVocabulary, staticData } from "./data-files.ts";
import { createStaticSearchSource } from "./static-search-source.ts";

const SLUGS = Array.from({ length: 10 }, (_, place) => `language-${place}`);
const vocabulary: StaticVocabulary = {
  languages: SLUGS.map((slug) => ({
    slug,
    name: slug,
    code: "xx",
    script: "Latn",
    direction: "ltr",
    names: [slug],
    scripts: ["Latn"],
  })),
  categories: [],
  phrases: [],
  popular: 0,
  synonyms: [],
};

/** Returns the languages whose texts are read before a search. */
async function readBefore(preferred?: string) {
  const read = new Set<string>();
  const copy = createStaticSearchSource({
    read: <T>() => Promise.resolve(vocabulary as T),
    readList: (address) => {
      read.add(address);
      return Promise.resolve([]);
    },
    has: (address) => read.has(address),
  });
  await copy.prepare(preferred);
  return SLUGS.filter((slug) => read.has(staticData.textsOfLanguage(slug)));
}

test("reads the texts of the first eight languages before a search, and among them the preferred one", async () => {
  expect(await readBefore()).toEqual(SLUGS.slice(0, 8));
  expect(await readBefore("language-9")).toEqual([...SLUGS.slice(0, 7), "language-9"]);
});
