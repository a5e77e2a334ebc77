import { expect, test } from "vitest";
import { formatCount, formatNumber } from "./format-count.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1204, "1,204"],
  [999_999, "999,999"],
  [1_234_567, "1,234,567"],
])("formats the number %d as %s", (count, text) => {
  expect(formatNumber(count)).toBe(text);
});

test("counts one thing in the singular, and others in the plural", () => {
  expect(formatCount(1, "translation")).toBe("1 translation");
  expect(formatCount(1234, "translation")).toBe("1,234 translations");
});
