import { describe, expect, test } from "vitest";
import { englishVocabulary } from "../testing/english-guide.ts";
import { createEnglishIndex } from "./english-index.ts";
import { searchEnglish } from "./search-english.ts";

const INTENTS: Record<string, string[]> = {
  "In an hour": ["in ninety minutes", "at ten to nine"],
  "My name is...": ["they call me", "i am called"],
  "I'm vegan": ["plant based", "no animal products"],
  "A ticket to..., please": ["single ticket"],
  "I lost my luggage": ["the airline misplaced my suitcase"],
};
const vocabulary = englishVocabulary([
  "One",
  "Two",
  "Twenty",
  "Nine",
  "Ninety",
  "In an hour",
  "One hundred",
  "One thousand",
  "Ten people",
  "My name is...",
  "I'm vegan",
  "A ticket to..., please",
  "I lost my luggage",
  "Pay here",
]);
const phrases = vocabulary.phrases.map((phrase) => ({ ...phrase, intents: INTENTS[phrase.english] ?? [] }));
const index = createEnglishIndex({ ...vocabulary, phrases });

/** Formats each match as its kind, its cost, its text and the matched ranges. */
const found = (text: string): string[] =>
  searchEnglish(index, text, null).matches.map(
    ({ phrase, kind, cost, ranges }) =>
      `${kind} ${Number(cost.toFixed(2))} ${phrases[phrase]?.english} ${JSON.stringify(ranges)}`,
  );

describe("a number without a phrase of its own", () => {
  test.each<[string, string[]]>([
    ["twenty two", ["contained 1 Twenty []", "contained 2 Two []"]],
    ["twenty two thousand", ["contained 1 Twenty []", "contained 2 Two []", "contained 3 One thousand []"]],
    ["one hundred two", ["contained 1 One hundred []", "contained 3 Two []"]],
    ["two hundred", ["contained 1 Two []", "contained 2 One hundred []"]],
    ["eighty one two", ["contained 2 One []", "contained 3 Two []"]],
    ["ninety nine", ["contained 1 Ninety []", "contained 2 Nine []"]],
    ["one thousand one", ["contained 1 One thousand []", "contained 3 One []"]],
    ["twenty nine", ["contained 1 Twenty []", "contained 2 Nine []"]],
    ["two purple hundred", []],
  ])("%s leads to the numerals of which it consists, in its order", (text, matches) =>
    expect(found(text)).toEqual(matches),
  );
});

test("a number of one word is searched like any word", () => {
  expect(found("ten")).toEqual(["prefix 0 Ten people [[0,3]]", "words 0.25 In an hour []"]);
});

describe("an allergy", () => {
  const guide = englishVocabulary([
    "A beer, please",
    "Another beer, please",
    "A cold beer",
    "I'm allergic to nuts",
    "I'm allergic to penicillin",
  ]);
  const allergies = createEnglishIndex(guide);
  const phrasesFor = (text: string) =>
    searchEnglish(allergies, text, null).matches.map(({ phrase }) => guide.phrases[phrase]?.english);

  test.each<[string, string[]]>([
    ["allergic to beer", []],
    ["allergic to kiwi", []],
    ["allergic to penicillin and beer", ["I'm allergic to penicillin"]],
  ])("%s finds neither its cause without it nor one of another cause", (text, expected) =>
    expect(phrasesFor(text)).toEqual(expected),
  );

  test("without a cause leads to each allergy", () => {
    expect(phrasesFor("want allergic")).toEqual(["I'm allergic to nuts", "I'm allergic to penicillin"]);
  });
});

describe("a phrase with a gap", () => {
  test.each<[string, string[]]>([
    ["single to porto please", ["contained 3.25 A ticket to..., please []"]],
    ["single to porto santo please", ["contained 4.25 A ticket to..., please []"]],
    ["single to porto santo island please", []],
    ["single porto please lisbon", []],
  ])("%s leads to it if at most two words in a row may fill the gap", (text, matches) =>
    expect(found(text)).toEqual(matches),
  );
});

test("only the last word counts as known while it is incomplete", () => {
  expect(found("pay hund")).toEqual(["contained 1 Pay here [[0,3]]", "contained 1.4 One hundred [[3,7]]"]);
  expect(found("minu pay")).toEqual([]);
});

describe("a phrase with intents", () => {
  test.each<[string, string[]]>([
    ["they call me anna", ["contained 1.1 My name is... []"]],
    ["name called anna", ["contained 2 My name is... [[2,6]]"]],
    ["plant animals", ["contained 1.25 I'm vegan []"]],
    ["airline lost my suitcase", ["contained 1.2 I lost my luggage []"]],
    ["airline lost luggage", ["contained 1 I lost my luggage [[1,5],[7,14]]"]],
  ])(
    "%s leads to it by several of its texts, and is ranked by the text that has most of it",
    (text, matches) => expect(found(text)).toEqual(matches),
  );
});
