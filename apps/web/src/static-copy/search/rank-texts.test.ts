import { expect, test } from "vitest";
import { bestRows, literalRank } from "./rank-texts.ts";

test.each([
  ["thank you", "thank you", 0],
  ["thank you very much", "thank you", 1],
  ["no thank you", "thank", 2],
  ["no thanks", "than", 3],
  ["nothank", "than", null],
  ["no", "no", 0],
  ["no thanks", "no", 1],
  ["oh no", "no", 2],
  ["nobody", "no", null],
  ["どうもありがとう", "ありがとう", 3],
  ["多谢谢谢", "谢谢", 3],
])("%s holds %s with rank %s", (text, sought, rank) => {
  expect(literalRank(text, sought)).toBe(rank);
});

const rows = (...texts: string[]) => texts.map((text) => ({ texts: [text, null] }));
const found = (texts: string[], sought: string, limit = 20) =>
  bestRows(rows(...texts), sought, limit).map((row) => row.texts[0]);

test("puts the same before beginnings, words within and similar texts, and keeps the order among equals", () => {
  const texts = ["gracies", "muchas gracias", "gracias b", "bien gracias", "gracias", "gracias a", "adios"];
  expect(found(texts, "gracias")).toEqual([
    "gracias",
    "gracias b",
    "gracias a",
    "muchas gracias",
    "bien gracias",
    "gracies",
  ]);
});

test("looks for similar texts only where there is room", () => {
  expect(found(["gracies", "gracias", "gracias a"], "gracias", 2)).toEqual(["gracias", "gracias a"]);
});

test("is less strict where nothing is found: then it is a typo", () => {
  expect(found(["gracias"], "graicas")).toEqual(["gracias"]);
  expect(found(["gracias", "graicas"], "graicas")).toEqual(["graicas"]);
});

test("takes a row by its best text, and finds nothing for nothing", () => {
  const row = { texts: ["thank you", "gracias", null] };
  expect(bestRows([row], "gracias", 20)).toEqual([row]);
  expect(bestRows([row], "", 20)).toEqual([]);
  expect(bestRows([row], "ca", 20)).toEqual([]);
});
