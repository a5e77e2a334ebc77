import { describe, expect, test, vi } from "vitest";
import { type SearchRequest, search } from "../search.ts";
import { createMemorySource } from "../testing/memory-source.ts";
import { SMALL_TRANSLATIONS, SMALL_VOCABULARY } from "../testing/small-guide.ts";

const source = createMemorySource(SMALL_VOCABULARY, SMALL_TRANSLATIONS);
const hitsOf = async (query: string, more: Partial<SearchRequest> = {}) =>
  (await search(source, { query, ...more })).hits;
const found = async (query: string, more?: Partial<SearchRequest>) =>
  (await hitsOf(query, more)).map(({ phrase, match }) => [phrase.slug, match?.text]);

describe("what is written with kanji", () => {
  test.each([
    ["がんばって", "good-luck", "Ganbatte"],
    ["ガンバッテ", "good-luck", "Ganbatte"],
    ["げんきです", "im-fine", "Genki desu"],
    ["おかいけい", "the-bill-please", "O-kaikei onegai shimasu"],
    ["いち", "one", "Ichi"],
    ["に", "two", "Ni"],
  ])("is found by how it sounds: %s", async (query, phrase, romanization) => {
    expect((await found(query))[0]).toEqual([phrase, romanization]);
  });

  test("is found without the letter that makes a word polite", async () => {
    expect(await found("かいけい")).toEqual([["the-bill-please", "O-kaikei onegai shimasu"]]);
  });

  test("tells the romanization as what was found, and its part", async () => {
    const [hit] = await hitsOf("げんき");
    expect(hit?.match).toEqual({ field: "romanization", text: "Genki desu", parts: [{ start: 0, end: 5 }] });
  });
});

test("what is written in kana itself goes first, and is told as it is written", async () => {
  expect(await found("ありがとう")).toEqual([["thank-you", "ありがとう"]]);
});

test("a sound of less than three letters is no part of a romanization", async () => {
  // 'Doitsugo o hanasemasu ka' and 'O-kaikei onegai shimasu' have it as a word.
  expect(await found("を")).toEqual([["do-you-speak-german", "ドイツ語を話せますか"]]);
});

test("what only sounds like it is not found", async () => {
  expect(await found("がんばった")).toEqual([]);
});

test("only Japanese is looked through, where no other language is chosen", async () => {
  // 'No' is Spanish, too.
  expect(await hitsOf("の")).toEqual([]);
  expect(await hitsOf("がんばって", { language: "german" })).toEqual([]);
  expect(await hitsOf("がんばって", { category: "numbers" })).toEqual([]);
  expect(await found("がんばって", { language: "japanese", category: "essentials" })).toEqual([
    ["good-luck", "Ganbatte"],
  ]);
});

test("nothing more is looked up for texts in other letters", async () => {
  const findTexts = vi.spyOn(source, "findTexts");
  await hitsOf("乾杯");
  const languages = () => findTexts.mock.calls.map(([, { language }]) => language);
  expect(languages()).not.toContain("japanese");
  await hitsOf("かんぱい");
  expect(languages()).toContain("japanese");
});
