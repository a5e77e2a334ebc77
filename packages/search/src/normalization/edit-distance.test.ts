import { describe, expect, test } from "vitest";
import { editDistance, mostEdits } from "./edit-distance.ts";

describe("editDistance", () => {
  test.each([
    ["thank", "thank", 0],
    ["thnak", "thank", 1],
    ["bathrom", "bathroom", 1],
    ["toillet", "toilet", 1],
    ["pleese", "please", 1],
    ["tommorow", "tomorrow", 2],
    ["ca", "abc", 3],
    ["", "ab", 2],
  ])("the edit distance between %s and %s is %i", (one, other, edits) => {
    expect(editDistance(one, other, 3)).toBe(edits);
    expect(editDistance(other, one, 3)).toBe(edits);
  });

  test.each([255, 256, 700])(
    "compares texts of %i letters, and shorter ones after them, in full",
    (letters) => {
      const long = "ab".repeat(letters).slice(0, letters);
      expect(editDistance(long, `${long.slice(0, -2)}xy`, 3)).toBe(2);
      expect(editDistance(`${long}c`, long, 3)).toBe(1);
      expect(editDistance("thnak", "thank", 3)).toBe(1);
    },
  );

  test("editDistance stops at the given maximum", () => {
    expect(editDistance("thank", "please", 2)).toBe(3);
    expect(editDistance("a", "abcdef", 2)).toBe(3);
  });
});

test("mostEdits allows more typos in longer words", () => {
  expect([4, 5, 6, 9, 10].map(mostEdits)).toEqual([1, 1, 2, 2, 3]);
});
