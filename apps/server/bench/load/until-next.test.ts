import { expect, test } from "vitest";
import { randomNumbers } from "../random-numbers.ts";
import { untilNext } from "./until-next.ts";

test("so many come in a second on the average, and seldom at even distances", () => {
  const next = randomNumbers(1);
  const times = Array.from({ length: 10_000 }, () => untilNext(50, next()));
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  expect(mean).toBeCloseTo(20, 0);
  // Of those who know nothing of each other, 63 in a hundred come sooner than on the average.
  expect(times.filter((time) => time < 20).length / times.length).toBeCloseTo(0.632, 1);
});
