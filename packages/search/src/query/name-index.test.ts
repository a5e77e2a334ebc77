import { expect, test } from "vitest";
import { createNameIndex } from "./name-index.ts";

const names = createNameIndex([
  ["spanish", 1],
  ["thai", 2],
  ["thai", 3],
  ["german", 4],
  ["es", 5],
  ["spain", 6],
  ["tie", 7],
  ["tye", 8],
]);

test("a name shared by several values resolves to the first value", () => {
  expect(["spanish", "thai", "es", "spa"].map(names.exact)).toEqual([1, 2, 5, undefined]);
});

test.each([
  ["spansh", "spanish", 1],
  ["jerman", "german", 4],
  ["spanich", "spanish", 1],
  ["tay", "thai", 2],
  ["tai", "thai", 2],
])("the misspelled name %s is found as %s", (written, name, value) => {
  expect(names.near(written)).toEqual({ name, value });
});

test.each(["ess", "ta", "tio", "xxxxx"])("%s is near to no name", (written) => {
  expect(names.near(written)).toBeUndefined();
});

test.each([
  ["spa", 6],
  ["spani", 1],
  ["ger", 4],
  ["tha", 2],
  ["sp", undefined],
  ["zzz", undefined],
])("the prefix %s completes to %s", (start, value) => {
  expect(names.findByPrefix(start)).toBe(value);
});
