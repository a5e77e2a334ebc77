import { expect, test } from "vitest";
import { randomNumbers } from "../search/synthetic-words.ts";
import { momentOf, timeUntilNext, zipfChoice } from "./arrivals.ts";

test("so many come in a second on the average, and seldom at even distances", () => {
  const next = randomNumbers(1);
  const times = Array.from({ length: 10_000 }, () => timeUntilNext(50, next()));
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  expect(mean).toBeCloseTo(20, 0);
  // Of those who know nothing of each other, 63 in a hundred come sooner than on the average.
  expect(times.filter((time) => time < 20).length / times.length).toBeCloseTo(0.632, 1);
});

test("the second is chosen half as often as the first, the fifth a fifth as often", () => {
  const [choose, next] = [zipfChoice(40), randomNumbers(1)];
  const chosen = Array.from({ length: 40 }, () => 0);
  for (let time = 0; time < 50_000; time++) {
    const index = choose(next());
    chosen[index] = (chosen[index] ?? 0) + 1;
  }
  const [first = 0, second = 0, , , fifth = 0] = chosen;
  expect(second / first).toBeCloseTo(1 / 2, 1);
  expect(fifth / first).toBeCloseTo(1 / 5, 1);
});

test("every one of a list can be chosen, and nothing beyond it", () => {
  expect(zipfChoice(1)(0.999)).toBe(0);
  expect([0, 0.54, 0.55, 0.81, 0.82, 0.999].map(zipfChoice(3))).toEqual([0, 0, 1, 1, 2, 2]);
});

const stretch = { from: 1_000, full: 11_000, until: 61_000 };

test("while it grows half as many come as later in the same time, most of them towards its end", () => {
  expect(momentOf(0, 4, stretch)).toBe(1_000);
  expect(momentOf(5, 4, stretch)).toBe(6_000);
  expect(momentOf(20, 4, stretch)).toBe(11_000);
});

test("then they come at the rate", () => {
  expect(momentOf(24, 4, stretch)).toBe(12_000);
  expect(momentOf(60, 4, stretch)).toBe(21_000);
});
