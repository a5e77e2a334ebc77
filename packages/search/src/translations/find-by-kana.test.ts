import { describe, expect, test, vi } from "vitest";
import { type SearchRequest, search } from "../search.ts";
import { createMemorySource } from "../testing/memory-source.ts";
import { SMALL_TRANSLATIONS, SMALL_VOCABULARY } from "../testing/small-guide.ts";

const source = createMemorySource(SMALL_VOCABULARY, SMALL_TRANSLATIONS);
const hitsOf = async (query: string, more: Partial<SearchRequest> = {}) =>
  (await search(source, { query, ...more })).hits;
const found = async (query: string, more?: Partial<SearchRequest>) =>
  (await hitsOf(query, more)).map(({ phrase, match }) => [phrase.slug, match?.text]);

describe("kana queries for texts written with kanji", () => {
  test.each([
    ["がんばって", "good-luck", "Ganbatte"],
    ["ガンバッテ", "good-luck", "Ganbatte"],
    ["げんきです", "im-fine", "Genki desu"],
    ["おかいけい", "the-bill-please", "O-kaikei onegai shimasu"],
    ["いち", "one", "Ichi"],
    ["に", "two", "Ni"],
  ])("finds a text with kanji by its pronunciation: %s", async (query, phrase, romanization) => {
    expect((await found(query))[0]).toEqual([phrase, romanization]);
  });

  test("finds a text with kanji without its honorific prefix", async () => {
    expect(await found("かいけい")).toEqual([["the-bill-please", "O-kaikei onegai shimasu"]]);
  });

  test("reports the romanization as the matched text, with the matched part", async () => {
    const [hit] = await hitsOf("げんき");
    expect(hit?.match).toEqual({ field: "romanization", text: "Genki desu", parts: [{ start: 0, end: 5 }] });
  });
});

test("ranks a text written in kana first and reports it as it is written", async () => {
  expect(await found("ありがとう")).toEqual([["thank-you", "ありがとう"]]);
});

test("does not search for a sound of fewer than three letters as part of a romanization", async () => {
  // 'Doitsugo o hanasemasu ka' and 'O-kaikei onegai shimasu' contain it as a word.
  expect(await found("を")).toEqual([["do-you-speak-german", "ドイツ語を話せますか"]]);
});

test("does not find a text that only sounds similar to the kana", async () => {
  expect(await found("がんばった")).toEqual([]);
});

test("searches only Japanese where no other language is chosen", async () => {
  // 'No' is also Spanish.
  expect(await hitsOf("の")).toEqual([]);
  expect(await hitsOf("がんばって", { language: "german" })).toEqual([]);
  expect(await hitsOf("がんばって", { category: "numbers" })).toEqual([]);
  expect(await found("がんばって", { language: "japanese", category: "essentials" })).toEqual([
    ["good-luck", "Ganbatte"],
  ]);
});

test("looks up Japanese romanizations for a query in kana, but not for one in kanji", async () => {
  const findTexts = vi.spyOn(source, "findTexts");
  await hitsOf("乾杯");
  const languages = () => findTexts.mock.calls.map(([, { language }]) => language);
  expect(languages()).not.toContain("japanese");
  await hitsOf("かんぱい");
  expect(languages()).toContain("japanese");
});
