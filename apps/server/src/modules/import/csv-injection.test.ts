import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeFormula, unescapeFormula } from "./csv-injection.ts";

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
])("escapes %j against formulas in spreadsheets, and restores it on import", (text) => {
  const cell = escapeFormula(text);
  expect(cell).toBe(`'${text}`);
  expect(unescapeFormula(cell)).toBe(text);
});

test.each(["", "Hello", "'hello'", "'", "''", "1 - 2", "ʻae", "’Tis"])("leaves %j unescaped", (text) => {
  expect(escapeFormula(text)).toBe(text);
  expect(unescapeFormula(text)).toBe(text);
});

test("exports any text as a cell that is not a formula and that restores the text on import", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom("'", "=", "＝", "+", "-", "@", "\t", "\r", "\n", '"', ",", ";", "a") }),
  );
  fc.assert(
    fc.property(text, (given) => {
      expect(escapeFormula(given)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(unescapeFormula(escapeFormula(given))).toBe(given);
    }),
    { numRuns: 2_000 },
  );
});
