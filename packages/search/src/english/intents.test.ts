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
    ({ phrase, kind, cost, ranges }) =>
      `${kind} ${Number(cost.toFixed(2))} ${phrases[phrase]?.english} ${ranges.length}`,
  );

test.each<[string, string[]]>([
  ["can i get the check", ["same 0.1 The bill, please 0"]],
  ["get the check please", ["similar 0.31 The bill, please 0"]],
  ["can i get the ch", ["words 0.4 The bill, please 0"]],
  ["pay", ["prefix 0 Pay here 1", "words 0.18 The bill, please 0"]],
  ["i am starvin", ["words 0.5 I'm hungry 0"]],
  ["something to aet", ["similar 0.6 I'm hungry 0"]],
  ["hang on", ["same 0.1 Wait a moment 0"]],
  ["they call me anna", ["contained 1.1 My name is... 0"]],
  ["single to porto please", ["contained 3.25 A ticket to..., please 0"]],
  ["plant products", ["contained 1.25 I'm vegan 0"]],
  ["pay tab", ["contained 1.25 The bill, please 0"]],
  ["wait hang", ["contained 1.11 Wait a moment 0"]],
  ["clo", ["words 0.4 The bill, please 0"]],
  ["imcalled", ["similar 0.6 My name is... 0"]],
  ["close", ["words 0.25 The bill, please 0"]],
  ["my tab", ["similar 1.25 The bill, please 0"]],
])("%s leads to the phrase of an intent, which highlights nothing of it", (text, matches) => {
  expect(found(text)).toEqual(matches);
});

test.each([
  "star",
  "hand",
  "sin",
  "hngon",
  "cehck",
  "anna",
  "chimney",
  "m tab",
  "they calx me",
  "porto single",
  "single porto please madrid",
])("%s leads to no phrase", (text) => {
  expect(found(text)).toEqual([]);
});

test("ranks an intent by its best match, and guesses last", () => {
  expect(found("the")).toEqual([
    "prefix 0 The bill, please 1",
    "words 0 Where is the bank? 1",
    "words 0.79 My name is... 0",
  ]);
});

test("adds up only texts with a significant word of the query", () => {
  expect(found("bill i am vegan")).toEqual(["contained 1 I'm vegan 3"]);
});

test("finds an intent only in the category of its phrase", () => {
  expect(found("plant based", "essentials")).toEqual([]);
  expect(found("plant based", "food")).toEqual(["same 0.1 I'm vegan 0"]);
});

test.each([
  ["wait moment", "same 0.09 Wait a moment 2", "same 0.1 Pay here 0"],
  ["moment", "same 0.09 Wait a moment 1", "same 0.1 Pay here 0"],
  ["name", "same 0.09 My name is... 1", "same 0.1 Pay here 0"],
])("%s finds a phrase that has its words before one of which it is an intent", (text, ...expected) => {
  const withIntent = phrases.map((phrase) =>
    phrase.english === "Pay here" ? { ...phrase, intents: ["wait moment", "moment", "name"] } : phrase,
  );
  const { matches } = searchEnglish(createEnglishIndex({ ...vocabulary, phrases: withIntent }), text, null);
  const described = matches.map(
    ({ phrase, kind, cost, ranges }) => `${kind} ${cost} ${phrases[phrase]?.english} ${ranges.length}`,
  );
  expect(described).toEqual(expected);
});

test("finds a phrase of which a text is a synonym before one that has the word beside others", () => {
  const guide = englishVocabulary(["Say hi to your family", "Hello"], { synonyms: [["hello", "hi"]] });
  const { matches } = searchEnglish(createEnglishIndex(guide), "hi", null);
  expect(matches.map(({ phrase }) => guide.phrases[phrase]?.english)).toEqual([
    "Hello",
    "Say hi to your family",
  ]);
});
