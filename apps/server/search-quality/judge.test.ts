import type { SearchHit } from "@saywhere/validators/search/search-result";
import { describe, expect, test } from "vitest";
import { rankOf, scoreOf } from "./judge.ts";

const languageRef = (slug: string) => ({
  slug,
  name: slug,
  code: "xx",
  script: "Latn",
  direction: "ltr" as const,
});

const hit = (phrase: string, language: string, category = "essentials"): SearchHit => ({
  id: 1,
  phrase: { slug: phrase, english: phrase },
  language: languageRef(language),
  category: { slug: category, name: category },
  native_text: phrase,
  romanization: null,
  match: null,
});

const found = (hits: SearchHit[], language?: string) => ({
  language: language ? languageRef(language) : null,
  hits,
});

describe("rankOf", () => {
  const hits = [
    hit("please", "french"),
    hit("thank-you", "german"),
    hit("thank-you", "french"),
    hit("one", "french", "numbers"),
  ];

  test.each([
    ["a phrase in any language", { phrase: ["thank-you"] }, 2],
    ["a phrase in a language", { phrase: ["thank-you"], language: ["french"] }, 3],
    ["one of several phrases", { phrase: ["thank-you", "please"], language: ["french"] }, 1],
    ["one of several languages", { phrase: ["thank-you"], language: ["french", "german"] }, 2],
    ["a category", { category: ["numbers"] }, 4],
    ["a category in a language", { category: ["numbers"], language: ["french"] }, 4],
    ["a category in another language", { category: ["numbers"], language: ["german"] }, null],
    ["a phrase that is not there", { phrase: ["hello"] }, null],
    ["a phrase in a language that is not there", { phrase: ["please"], language: ["german"] }, null],
  ])("%s", (_, expected, rank) => expect(rankOf(expected, found(hits))).toBe(rank));

  test("a language alone is right when it was understood and its phrases come", () => {
    const expected = { language: ["french"] };
    expect(rankOf(expected, found(hits, "french"))).toBe(1);
    expect(rankOf(expected, found(hits))).toBeNull();
    expect(rankOf(expected, found(hits, "german"))).toBeNull();
    expect(rankOf(expected, found([], "french"))).toBeNull();
  });

  test("nothing is right when nothing comes", () => {
    expect(rankOf({ nothing: true }, found([]))).toBe(1);
    expect(rankOf({ nothing: true }, found(hits))).toBeNull();
  });

  test("texts that only sound like a query are right where the guide has nothing for it", () => {
    const match = {
      field: "pronunciation_guide" as const,
      text: "gra-see-as",
      parts: [],
      sounds_like: true as const,
    };
    const sounding = { ...hit("thank-you", "spanish"), match };
    expect(rankOf({ unsure: true }, found([]))).toBe(1);
    expect(rankOf({ unsure: true }, found([sounding]))).toBe(1);
    expect(rankOf({ unsure: true }, found([sounding, hit("hello", "spanish")]))).toBeNull();
    expect(rankOf({ nothing: true }, found([sounding]))).toBeNull();
  });
});

test("scores the shares of those in the first place and among the first five", () => {
  expect(scoreOf([1, 1, 5, 6, null])).toEqual({ cases: 5, atOne: 0.4, atFive: 0.6 });
});
