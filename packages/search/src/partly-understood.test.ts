import { expect, test } from "vitest";
import { findHits } from "./search.ts";
import { searchOrExplain } from "./search-or-explain.ts";
import { createMemorySource, type WrittenTexts } from "./testing/memory-source.ts";
import { SMALL_TRANSLATIONS, SMALL_VOCABULARY } from "./testing/small-guide.ts";

const food = SMALL_VOCABULARY.categories.find(({ slug }) => slug === "dining-food");
const german = SMALL_VOCABULARY.languages.find(({ slug }) => slug === "german");
if (!food || !german) throw new Error("The guide has no food or no German.");

const ADDED = [
  ["severe-allergy", "I have a severe allergy", "Ich habe eine schwere Allergie"],
  ["nuts", "I'm allergic to nuts", "Ich bin gegen Nüsse allergisch"],
  ["delicious", "It's delicious", "Es schmeckt sehr gut"],
] as const;
const vocabulary = {
  ...SMALL_VOCABULARY,
  phrases: [
    ...SMALL_VOCABULARY.phrases,
    ...ADDED.map(([slug, english]) => ({ slug, english, category: food })),
  ],
  synonyms: [...SMALL_VOCABULARY.synonyms, ["allergic", "allergy"]],
};
const texts = ADDED.map(
  ([slug, english, native_text], at): WrittenTexts => ({
    entry: {
      id: 1000 + at,
      phrase: { slug, english },
      language: german,
      category: food,
      native_text,
      romanization: null,
    },
    variants: [],
  }),
);
const source = createMemorySource(
  vocabulary,
  [...SMALL_TRANSLATIONS, ...texts],
  [{ language: "german", phrase: "delicious", guides: ["zayr LEK-er"] }],
);

/** Returns what was searched instead, and the phrases shown. */
async function shown(query: string) {
  const { corrected, groups } = await searchOrExplain(source, { query });
  return [corrected, ...groups.map(({ phrase }) => phrase.slug)];
}

test.each(["soy allergy", "sesame allergy", "allergic to kiwi", "soy allergy in german", "bill allergy"])(
  "%s shows the allergy without a cause, and says so",
  async (query) => expect(await shown(query)).toEqual(["allergy", "severe-allergy"]),
);

test("a text that only sounds like a query with an English word is no hit of it", async () => {
  expect(await findHits(source, { query: "zayr leker" })).toMatchObject([{ phrase: { slug: "delicious" } }]);
  expect(await findHits(source, { query: "soy allergy" })).toEqual([]);
  expect(await findHits(source, { query: "soy allergy in german" })).toEqual([]);
});

test("a query shows the phrases for its English words, and says so", async () => {
  expect(await shown("bathroom xyzzy")).toEqual(["bathroom", "where-is-the-bathroom"]);
  expect(await shown("bathroom xyzzy in german")).toEqual(["bathroom", "where-is-the-bathroom"]);
});

test("a query of which only a short word is English proposes that word instead", async () => {
  expect(await searchOrExplain(source, { query: "hello xyzzy" })).toMatchObject({
    groups: [],
    did_you_mean: "hello",
  });
});
