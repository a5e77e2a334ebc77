import { expect, test } from "vitest";
import { momentOf } from "./come-by-themselves.ts";

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
