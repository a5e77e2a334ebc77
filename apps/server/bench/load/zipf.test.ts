import { expect, test } from "vitest";
import { randomNumbers } from "../random-numbers.ts";
import { zipfChoice } from "./zipf.ts";

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
