import { expect, test } from "vitest";
import { asksForAny, createCategoryNames, findCategories } from "./category-mentions.ts";

const { names, otherSynonyms } = createCategoryNames({
  languages: [],
  categories: ["Essentials", "Travel & Directions", "Dining & Food", "Numbers", "Time of the Day"].map(
    (name) => ({ slug: name, name }),
  ),
  phrases: [],
  popular: 0,
  synonyms: [
    ["numbers", "counting", "how to count"],
    ["bathroom", "toilet"],
    ["meal", "food", "lunch"],
  ],
});

/** Formats each mention as its certainty, its category and the remaining text. */
const named = (text: string) =>
  findCategories(names, text).map(({ category, certainty, rest }) =>
    [certainty, category.name, rest].join(" · "),
  );

test.each<[string, string[]]>([
  ["numbers", ["sure · Numbers · "]],
  ["number phrases", ["sure · Numbers · "]],
  ["learn numbers", ["sure · Numbers · "]],
  ["numbers 1 to 10", ["sure · Numbers · "]],
  ["travel and directions", ["sure · Travel & Directions · "]],
  ["time of day", ["sure · Time of the Day · "]],
  ["time day", ["sure · Time of the Day · "]],
  ["food phrases", ["sure · Dining & Food · "]],
  ["essentails phrases", ["sure · Essentials · "]],
])("%s names a category by its name, or asks for its phrases", (text, mentions) => {
  expect(named(text)).toEqual(mentions);
});

test.each<[string, string[]]>([
  ["counting", ["likely · Numbers · "]],
  ["directions", ["likely · Travel & Directions · "]],
  ["best food", ["likely · Dining & Food · "]],
  ["lunch", ["likely · Dining & Food · "]],
  ["nubmers", ["guessed · Numbers · "]],
])("%s, a part of a name, a synonym or a typo, may also be a phrase", (text, mentions) => {
  expect(named(text)).toEqual(mentions);
});

test.each<[string, string[]]>([
  ["food menu", ["guessed · Dining & Food · menu"]],
  ["lunch menu", ["guessed · Dining & Food · menu"]],
  ["travel bus ticket", ["guessed · Travel & Directions · bus ticket"]],
  ["bus ticket travel", ["guessed · Travel & Directions · bus ticket"]],
  [
    "time of day clock hands",
    ["guessed · Time of the Day · day clock hands", "guessed · Time of the Day · clock hands"],
  ],
  [
    "directions travel",
    ["guessed · Travel & Directions · directions", "guessed · Travel & Directions · travel"],
  ],
  [
    "dining food water glass",
    ["guessed · Dining & Food · food water glass", "guessed · Dining & Food · water glass"],
  ],
  ["numbers 1a", ["guessed · Numbers · 1a"]],
  ["numbers a1", ["guessed · Numbers · a1"]],
  ["a menu food b", []],
])("%s names a category at one end, next to the text to search for", (text, mentions) => {
  expect(named(text)).toEqual(mentions);
});

test.each(["phrases", "common phrases", "hello", "100", "the", "of"])("%s names no category", (text) => {
  expect(named(text)).toEqual([]);
});

test("synonyms of a category are not synonyms of words in phrases", () => {
  expect(otherSynonyms).toEqual([["bathroom", "toilet"]]);
});

test("asksForAny recognizes texts that ask for phrases without naming any", () => {
  const texts = ["useful phrases", "learn", "the most common words", "useful bill", "hello"];
  expect(texts.map(asksForAny)).toEqual([true, true, true, false, false]);
});
