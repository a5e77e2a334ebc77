import { expect, test } from "vitest";
import { createSpellingCandidates } from "./spelling-candidates.ts";

const WORDS =
  "bathroom toilet ticket tickets thai cold gold ghee no train station bus water museum restaurant".split(
    " ",
  );
const found = (word: string, more?: number) =>
  createSpellingCandidates(WORDS)
    .find(word, more)
    .map((one) => `${one.word} ${one.edits}`);

test.each<[string, string[]]>([
  ["bathrom", ["bathroom 1"]],
  ["tickt", ["ticket 1"]],
  ["tikket", ["ticket 1", "tickets 2"]],
  ["tickts", ["tickets 1", "ticket 2"]],
  ["kold", ["cold 1", "gold 1"]],
  ["gould", ["gold 1"]],
  ["tai", ["thai 1"]],
  ["ghi", ["ghee 1"]],
  ["gi", []],
  ["col", ["cold 1"]],
  ["cols", ["cold 1"]],
  ["statin", ["station 1"]],
  ["stasionn", ["station 2"]],
  ["bathroom", []],
  ["buz", []],
  ["tr", []],
  ["stashun", []],
])("the spelling candidates of %s are %j", (word, words) => {
  expect(found(word)).toEqual(words);
});

test.each([
  [1, "five", "watar", "wotir", "water"],
  [2, "six", "tuilut", "teelut", "toilet"],
  [2, "nine", "resturont", "restorent", "restaurant"],
  [3, "ten", "rostourunt", "restorunts", "restaurant"],
])(
  "spelling candidates allow %i typos in %s letters (%s), and one more (%s) where the caller requests it",
  (...row) => {
    const [typos, , word, worse, meant] = row;
    expect(found(word)).toEqual([`${meant} ${typos}`]);
    expect(found(worse)).toEqual([]);
    expect(found(worse, 1)).toEqual([`${meant} ${typos + 1}`]);
  },
);

test("lists the nearest spelling candidate first", () => {
  expect(found("gol", 1)).toEqual(["gold 1", "cold 2"]);
});
