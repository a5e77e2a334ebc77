import { expect, test } from "vitest";
import { createSynonymConcepts } from "./english-index.ts";

const concepts = createSynonymConcepts([
  ["bathroom", "toilet", "Rest rooms"],
  ["check", "bill"],
  ["room", "toilet"],
  ["rest"],
  ["???"],
]);

test("a word stands for a synonym group where the word alone is a synonym", () => {
  expect([...concepts.words]).toEqual([
    ["bathroom", "#0"],
    ["toilet", "#2"],
    ["rest", "#3"],
    ["rooms", null],
    ["check", "#1"],
    ["bill", "#1"],
    ["room", "#2"],
  ]);
});

test.each([
  ["where rest room", ["#0 1–3", "#3 1–2", "#2 2–3"]],
  ["toilet check", ["#0 0–1", "#2 0–1", "#1 1–2"]],
  ["rest where", ["#3 0–1"]],
  ["where", []],
])("the synonyms found in %s are %j", (stems, spans) => {
  expect(concepts.find(stems.split(" ")).map(({ concept, from, to }) => `${concept} ${from}–${to}`)).toEqual(
    spans,
  );
});
