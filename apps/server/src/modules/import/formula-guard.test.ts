import { expect, test } from "vitest";
import { guardCell, unguardCell } from "./formula-guard.ts";

test.each(["=1+1", "+1", "-", "-5", "@cmd", "\tx", "\rx", "'=1", "''+1", "'-"])(
  "%j does not run in a spreadsheet, and comes back as it was",
  (text) => {
    const cell = guardCell(text);
    expect(cell).toBe(`'${text}`);
    expect(unguardCell(cell)).toBe(text);
  },
);

test.each(["", "Hello", "'hello'", "'", "''", "1 - 2", "ʻae", "’Tis"])("%j stays as it is", (text) => {
  expect(guardCell(text)).toBe(text);
  expect(unguardCell(text)).toBe(text);
});
