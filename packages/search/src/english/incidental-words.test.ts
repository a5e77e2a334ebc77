import { expect, test } from "vitest";
import { englishVocabulary } from "../testing/english-guide.ts";
import { createEnglishIndex } from "./english-index.ts";
import { searchEnglish } from "./search-english.ts";

const INTENTS: Record<string, string[]> = {
  "I'm hungry": ["i could devour a horse", "something edible"],
  "My bag was stolen": ["my wallet vanished", "wallet snatched"],
  "Water, please": ["bottle of water", "sparkling", "fizzy water"],
  "See you later": ["catch you later"],
  "It hurts here": ["bitten by a dog", "dachshund nipped my ankle"],
  "Turn right": ["round the corner"],
};
const vocabulary = englishVocabulary(
  [
    "I'm hungry",
    "My bag was stolen",
    "Water, please",
    "See you later",
    "It hurts here",
    "Turn right",
    "Warm soup",
  ],
  { synonyms: [["hungry", "famished"]] },
);
const phrases = vocabulary.phrases.map((phrase) => ({ ...phrase, intents: INTENTS[phrase.english] ?? [] }));
const index = createEnglishIndex({ ...vocabulary, phrases });

const found = (text: string): string[] =>
  searchEnglish(index, text, null).matches.map(
    ({ phrase, isGuess }) => `${isGuess ? "perhaps " : ""}${phrases[phrase]?.english}`,
  );

test.each<[string, string[]]>([
  ["horse", ["perhaps I'm hungry"]],
  ["a horse", ["perhaps I'm hungry"]],
  ["my horse", ["perhaps I'm hungry"]],
  ["dog", ["perhaps It hurts here"]],
  ["nipped dachshund", ["It hurts here"]],
])("%s, which an intent has by the way, is a guess unless more of the intent is there", (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each<[string, string[]]>([
  ["wallet", ["My bag was stolen"]],
  ["bottle", ["Water, please"]],
  ["sparkling", ["Water, please"]],
  ["fizzy", ["Water, please"]],
  ["bitten by a dog", ["It hurts here"]],
  ["by a dog", ["It hurts here"]],
])("%s means a phrase", (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each<[string, string[]]>([
  ["cat", ["perhaps See you later"]],
  ["corn", ["perhaps Turn right"]],
  ["corne", ["perhaps Turn right"]],
  ["bitte", ["It hurts here"]],
  ["hun", ["I'm hungry"]],
  ["sparkl", ["Water, please"]],
  ["war", ["Warm soup"]],
  ["wat", ["Water, please"]],
  ["fami", ["perhaps I'm hungry"]],
  ["famis", ["I'm hungry"]],
])("the start %s is a guess only of a word that the phrase itself has not", (text, expected) => {
  expect(found(text)).toEqual(expected);
});
