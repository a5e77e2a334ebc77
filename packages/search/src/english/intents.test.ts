import { expect, test } from "vitest";
import { englishVocabulary } from "../testing/english-guide.ts";
import { createEnglishIndex } from "./english-index.ts";
import { searchEnglish } from "./search-english.ts";

const INTENTS: Record<string, string[]> = {
  "The bill, please": ["can i get the check", "we want to pay", "close the tab"],
  "My name is...": ["they call me", "i am called"],
  "I'm vegan": ["plant based", "no animal products"],
  "I'm hungry": ["i'm starving", "something to eat"],
  "Wait a moment": ["hang on"],
  "A ticket to..., please": ["single ticket"],
};
const vocabulary = englishVocabulary([
  "The bill, please|food",
  "My name is...|essentials",
  "I'm vegan|food",
  "I'm hungry|food",
  "Wait a moment|essentials",
  "Pay here|food",
  "Where is the bank?|travel",
  "A ticket to..., please|travel",
]);
const phrases = vocabulary.phrases.map((phrase) => ({ ...phrase, intents: INTENTS[phrase.english] ?? [] }));
const index = createEnglishIndex({ ...vocabulary, phrases });

const found = (text: string, category: string | null = null): string[] =>
  searchEnglish(index, text, category).matches.map(
    ({ phrase, kind, ranges }) => `${kind} ${phrases[phrase]?.english} ${ranges.length}`,
  );

test.each<[string, string[]]>([
  ["can i get the check", ["same The bill, please 0"]],
  ["get the check please", ["similar The bill, please 0"]],
  ["can i get the ch", ["words The bill, please 0"]],
  ["pay", ["prefix Pay here 1", "words The bill, please 0"]],
  ["i am starvin", ["words I'm hungry 0"]],
  ["something to aet", ["similar I'm hungry 0"]],
  ["hang on", ["same Wait a moment 0"]],
  ["they call me anna", ["contained My name is... 0"]],
  ["single to porto please", ["contained A ticket to..., please 0"]],
  ["plant products", ["contained I'm vegan 0"]],
])("%s leads to the phrase of an intent, which highlights nothing of it", (text, matches) => {
  expect(found(text)).toEqual(matches);
});

test.each(["star", "hand", "anna", "chimney", "porto single", "single porto please madrid"])(
  "%s leads to no phrase",
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test("finds an intent only in the category of its phrase", () => {
  expect(found("plant based", "essentials")).toEqual([]);
  expect(found("plant based", "food")).toEqual(["same I'm vegan 0"]);
});
