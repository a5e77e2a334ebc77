import { expect, test } from "vitest";
import { leastOfStretches, trendOf } from "./verdict.ts";

const points = (values: number[]) => values.map((value, at) => ({ at, value }));

test("computes the medians of the first and the last third, and the growth per minute", () => {
  expect(trendOf(points([10, 11, 12, 13, 14, 15, 16, 17, 18]))).toEqual({
    first: 11,
    last: 17,
    perMinute: 60,
  });
});

test("a single outlier does not change a trend", () => {
  const values = Array.from({ length: 30 }, () => 5);
  values[29] = 1_000;
  expect(trendOf(points(values))).toMatchObject({ first: 5, last: 5 });
});

test("takes the minimum of each stretch as the heap after garbage collection", () => {
  const sawtooth = [5, 9, 13, 6, 9, 14, 7, 10, 15];
  expect(leastOfStretches(points(sawtooth), 3)).toEqual([
    { at: 0, value: 5 },
    { at: 3, value: 6 },
    { at: 6, value: 7 },
  ]);
});
