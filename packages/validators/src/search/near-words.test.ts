import { expect, test } from "vitest";
import { createNearWords } from "./near-words.ts";

const WORDS = "bathroom toilet ticket tickets thai cold gold no train station bus";
const near = createNearWords(WORDS.split(" "));
const found = (word: string, more?: number) => near.find(word, more).map((one) => `${one.word} ${one.edits}`);

test.each<[string, string[]]>([
  ["bathrom", ["bathroom 1"]],
  ["tickt", ["ticket 1"]],
  ["tikket", ["ticket 1", "tickets 2"]],
  ["tickts", ["tickets 1", "ticket 2"]],
  ["kold", ["cold 1", "gold 1"]],
  ["gould", ["gold 1"]],
  ["tai", ["thai 1"]],
  ["statin", ["station 1"]],
  ["stasionn", ["station 2"]],
  ["bathroom", []],
  ["buz", []],
  ["tr", []],
  ["stashun", []],
])("%s is near to %j", (word, words) => {
  expect(found(word)).toEqual(words);
});

test("more typos are forgiven where that is asked for", () => {
  expect(found("btthrxm")).toEqual([]);
  expect(found("btthrxm", 1)).toEqual(["bathroom 3"]);
});
