import { describe, expect, test } from "vitest";
import { preferLanguage } from "./prefer-language.ts";
import type { PhraseResult } from "./rank-results.ts";
import { findHits, type SearchRequest, search } from "./search.ts";
import { createMemorySource } from "./testing/memory-source.ts";
import { SMALL_TRANSLATIONS, SMALL_VOCABULARY } from "./testing/small-guide.ts";

const source = createMemorySource(SMALL_VOCABULARY, SMALL_TRANSLATIONS);
const hits = async (query: string, more: Partial<SearchRequest> = {}) =>
  (await findHits(source, { query, prefer: "japanese", ...more })).map(
    ({ phrase, language }) => `${phrase.slug} · ${language.slug}`,
  );

describe("with a preferred language", () => {
  test("all phrases that the query means come first in that language, and keep the order of their other languages", async () => {
    expect(await hits("thank you")).toEqual([
      "thank-you · japanese",
      "im-fine · japanese",
      "thank-you · spanish",
      "thank-you · german",
      "thank-you · arabic",
      "im-fine · spanish",
      "im-fine · german",
      "im-fine · arabic",
    ]);
  });

  test("the first words of several phrases find each of them first in that language", async () => {
    expect((await hits("good")).slice(0, 3)).toEqual([
      "good-night · japanese",
      "good-luck · japanese",
      "good-night · spanish",
    ]);
  });

  test("every group of results begins with that language", async () => {
    const { groups, language } = await search(source, { query: "good", prefer: "arabic" });
    expect(groups.map(({ hits: [first] }) => first?.language.slug)).toEqual(["arabic", "arabic"]);
    expect(language).toBeNull();
  });

  test.each([
    ["the query names", "thank you in german", {}],
    ["a filter chooses", "thank you", { language: "german" }],
  ])("a language that %s is the only one", async (_what, query, filter) => {
    expect(new Set((await hits(query, filter)).map((hit) => hit.split(" · ")[1]))).toEqual(
      new Set(["german"]),
    );
  });

  test("the English meaning of a word still comes before its meaning in that language", async () => {
    expect((await hits("no", { prefer: "spanish" }))[0]).toBe("no · spanish");
    expect((await hits("one", { prefer: "arabic" })).slice(0, 2)).toEqual(["one · arabic", "one · spanish"]);
  });

  test("a text of another language is found as without it", async () => {
    expect((await hits("danke"))[0]).toBe("thank-you · german");
  });
});

test("a preferred language that the guide lacks changes nothing", async () => {
  expect(await hits("good", { prefer: "klingon" })).toEqual(await hits("good", { prefer: undefined }));
});

const result = (language: string, more: Partial<PhraseResult> = {}): PhraseResult => ({
  entries: SMALL_TRANSLATIONS.filter(({ entry }) => entry.language.slug === language)
    .slice(0, 1)
    .map(({ entry }) => entry),
  total: 1,
  kind: "words",
  cost: 0,
  share: 1,
  match: null,
  inEveryLanguage: false,
  isGuess: false,
  ...more,
});

test("reorders only translations that match equally well next to each other", () => {
  const [worse, english] = [result("japanese", { cost: 1 }), result("german", { inEveryLanguage: true })];
  const [spanish, japanese, arabic, last] = ["spanish", "japanese", "arabic", "japanese"].map((one) =>
    result(one),
  );
  const ranked = [spanish, japanese, english, arabic, last, worse] as PhraseResult[];
  expect(preferLanguage(ranked, "japanese")).toEqual([japanese, spanish, english, last, arabic, worse]);
  expect(preferLanguage(ranked, undefined)).toBe(ranked);
});

test("raises what English finds in the preferred language to where a text of another language begins with the query", () => {
  const [arabic, german] = [result("arabic", { kind: "prefix" }), result("german", { kind: "prefix" })];
  const entries = ["japanese", "arabic"].flatMap((one) => result(one).entries);
  const english = result("japanese", { entries, inEveryLanguage: true });
  const ranked = [arabic, german, english];
  expect(preferLanguage(ranked, "japanese")).toEqual([english, arabic, german]);
  expect(preferLanguage(ranked, "greek")).toEqual(ranked);
});
