import { expect, test } from "vitest";
import { phraseEntry } from "../../testing/fixtures.ts";
import { planBooklets } from "./plan-booklets.ts";

const many = (count: number, english = "Where is the bathroom?") =>
  Array.from({ length: count }, () => ({ ...phraseEntry(english), romanization: "Dastshui kojāst" }));

test("keeps every phrase once, in order, on pages of at most six a booklet", () => {
  const entries = many(100);
  const booklets = planBooklets(entries);
  expect(booklets.flat(2)).toEqual(entries);
  expect(booklets.length).toBeGreaterThan(1);
  for (const pages of booklets.slice(0, -1)) expect(pages).toHaveLength(6);
});

test("puts fewer phrases on a page when their texts are longer", () => {
  const [short, long] = [many(12, "Help!"), many(12, "Could you please help me? ".repeat(8))].map(
    (entries) => planBooklets(entries).flat().length,
  );
  expect(long).toBeGreaterThan(short ?? 0);
});

test("prints a phrase that is longer than a page on a page of its own", () => {
  expect(planBooklets(many(2, "word ".repeat(500))).flat()).toHaveLength(2);
});

test("has no booklet for an empty list", () => {
  expect(planBooklets([])).toEqual([]);
});
