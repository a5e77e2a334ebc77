import { expect, test } from "vitest";
import { phraseEntry } from "../../testing/fixtures.ts";
import { planBooklets } from "./plan-booklets.ts";

const many = (count: number, english = "Where is the bathroom?") =>
  Array.from({ length: count }, () => ({ ...phraseEntry(english), romanization: "Dastshui kojāst" }));

test("keeps every phrase once, in order, on pages of at most six a booklet", () => {
  const entries = many(100);
  const { booklets, scale } = planBooklets(entries);
  expect(scale).toBe(1);
  expect(booklets.flat(2)).toEqual(entries);
  expect(booklets.length).toBeGreaterThan(1);
  for (const pages of booklets.slice(0, -1)) expect(pages).toHaveLength(6);
});

test("puts fewer phrases on a page when their texts are longer", () => {
  const [short, long] = [many(60, "Help!"), many(60, "Could you please help me? ".repeat(8))].map(
    (entries) => planBooklets(entries).booklets.flat().length,
  );
  expect(long).toBeGreaterThan(short ?? 0);
});

test("prints a phrase that is longer than a page on a page of its own", () => {
  expect(planBooklets(many(2, "word ".repeat(500))).booklets.flat()).toHaveLength(2);
});

test("prints a long phrase no larger than its page holds", () => {
  const long = "I am allergic to seafood and must not eat any of it, please. ".repeat(5);
  const [scale = 0, ...others] = [1, 2].map((count) => planBooklets(many(count, long)).scale);
  expect(scale).toBeGreaterThan(1);
  expect(scale).toBeLessThan(2);
  expect(others).toEqual([scale]);
});

test("has no booklet for an empty list", () => {
  expect(planBooklets([]).booklets).toEqual([]);
});

test("prints few phrases larger, as large as one booklet has space for", () => {
  const scales = [6, 12, 18, 24, 60].map((count) => planBooklets(many(count)).scale);
  expect(scales).toEqual([2, 2, 1.5, 1.3, 1]);
  for (const count of [6, 12, 18, 24]) expect(planBooklets(many(count)).booklets).toHaveLength(1);
});
