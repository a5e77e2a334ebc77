import { expect, test } from "vitest";
import { farsi, japanese } from "../../../testing/languages.ts";
import { englishMatch, searchGroup, searchHit, searchResult } from "../../testing/search.ts";
import { chooseAskedLanguage } from "./choose-asked-language.ts";
import { readMyLanguage } from "./my-language.ts";

const danish = { ...japanese, slug: "danish", name: "Danish" };
const found = (text: string, letters?: number) => [
  searchGroup([searchHit(text, japanese, { match: englishMatch(text, letters) })]),
];
const chosenBy = (query: string, language: typeof japanese, groups = found("Thank you")) => {
  chooseAskedLanguage(query, searchResult({ named: { language: true, category: false }, language, groups }));
  return readMyLanguage()?.slug ?? null;
};

test.each([
  ["thank you in Japanese", japanese],
  ["in japanese thank you", japanese],
  ["translate thank you to the japanese language", japanese],
  ["thank you japanese", japanese],
  ["Japanese: thank you", japanese],
  ["thank you persian?", { ...farsi, name: "Farsi (Persian)" }],
])("a search for %s chooses the language", (query, language) => {
  expect(chosenBy(query, language)).toBe(language.slug);
});

test.each([
  ["thank you in japan", japanese],
  ["thank you nihongo", japanese],
  ["the japanese thank you card", japanese],
  ["thank you danishes", danish],
])("a search for %s does not", (query, language) => {
  expect(chosenBy(query, language)).toBeNull();
});

test.each([
  ["a word of a phrase", found("Is breakfast included?", 3)],
  ["nothing", []],
  ["a text of the language", [searchGroup([searchHit("Hello", japanese)], { match: null })]],
])("a name beside %s does not choose the language, but a preposition does", (_what, groups) => {
  expect(chosenBy("can i get a danish", danish, groups)).toBeNull();
  expect(chosenBy("something in danish", danish, groups)).toBe("danish");
});

test.each([
  ["Japanese!", japanese],
  ["mandarin chinese", { ...japanese, slug: "mandarin-chinese", name: "Mandarin Chinese" }],
])("the name alone chooses the language: %s", (query, language) => {
  expect(chosenBy(query, language, [])).toBe(language.slug);
});

test("a word that is much of a phrase is enough beside the name", () => {
  expect(chosenBy("toilet japanese", japanese, found("Where is the toilet?", 6))).toBe("japanese");
});

test("a language of a filter is not chosen", () => {
  chooseAskedLanguage("in japanese", searchResult({ language: japanese, groups: found("Thank you") }));
  expect(readMyLanguage()).toBeNull();
});
