import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeFormula, unguardCell } from "./csv-injection.ts";

test.each([
  "=1+1",
  "+1",
  "-",
  "-5",
  "@cmd",
  "\tx",
  "\rx",
  "\n=1",
  "＝1+1",
  "＋1",
  "－1",
  "＠cmd",
  "'=1",
  "''+1",
  "'-",
])("%j does not run in a spreadsheet, and comes back as it was", (text) => {
  const cell = escapeFormula(text);
  expect(cell).toBe(`'${text}`);
  expect(unguardCell(cell)).toBe(text);
});

test.each(["", "Hello", "'hello'", "'", "''", "1 - 2", "ʻae", "’Tis"])("%j stays as it is", (text) => {
  expect(escapeFormula(text)).toBe(text);
  expect(unguardCell(text)).toBe(text);
});

test("whatever a text is, its cell is no formula, and gives it back", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom("'", "=", "＝", "+", "-", "@", "\t", "\r", "\n", '"', ",", ";", "a") }),
  );
  fc.assert(
    fc.property(text, (given) => {
      expect(escapeFormula(given)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(unguardCell(escapeFormula(given))).toBe(given);
    }),
    { numRuns: 2_000 },
  );
});
