import { expect, test } from "vitest";
import { formatDuration, formatNames } from "./deployment-labels.ts";

test.each([
  [-2_000, "0 s"],
  [59_999, "59 s"],
  [60_000, "1 min 0 s"],
  [3_599_000, "59 min 59 s"],
  [7_500_000, "2 h 5 min"],
])("formats %i milliseconds as %s", (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

test("names up to three people, and counts the others", () => {
  expect(formatNames(["Ada"])).toBe("Ada");
  expect(formatNames(["Ada", "Berta", "Cleo"])).toBe("Ada, Berta, and Cleo");
  expect(formatNames(["Ada", "Berta", "Cleo", "Dora"])).toBe("Ada, Berta, and 2 others");
});
