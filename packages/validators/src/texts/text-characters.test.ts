import { describe, expect, test } from "vitest";
import { characterError, isOneLine, toOneLine } from "./text-characters.ts";

const hex = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const CONTROL_CHARACTERS = [...range(0x01, 0x08), 0x0b, 0x0c, ...range(0x0e, 0x1f), ...range(0x7f, 0x9f)];

describe("characterError", () => {
  test("rejects every control character except tab and line breaks", () => {
    const errors = CONTROL_CHARACTERS.map((code) => characterError(`ab${String.fromCharCode(code)}`));
    expect(errors).toEqual(
      CONTROL_CHARACTERS.map(
        (code) =>
          `Character 3 is an invisible control character (${hex(code)}). Delete it, or type the text again`,
      ),
    );
  });

  test("counts the characters before a control character as people do, not in UTF-16 units", () => {
    expect(characterError(`${"😀".repeat(1_200)}\u0007`)).toMatch(/^Character 1,201 is/);
  });

  test.each(["\0", "a\u0007\0", "\ud800", "a\udc00b"])("rejects %j, which cannot be stored", (text) => {
    expect(characterError(text)).toBe("This holds a character that cannot be stored");
  });

  test.each([
    ["a tab and line breaks", "a\tb\nc\r\nd\u2028e\u2029f"],
    ["joiners of letters", "می\u200cخواهم क्\u200dष"],
    ["marks of direction", "\u200ea\u200fb\u061cc\u2066d\u2067e\u2068f\u2069"],
    ["spaces of any width", "Ça va\u202f?\u00a0\u3000"],
    ["a family of emoji", "👨\u200d👩\u200d👧"],
    ["a soft hyphen and a variation selector", "co\u00adop ✈\ufe0f"],
  ])("accepts %s", (_what, text) => expect(characterError(text)).toBeNull());
});

describe("toOneLine", () => {
  test.each([
    ["a\nb", "a b"],
    ["a \r\n\t b", "a b"],
    ["a\u2028b\u2029c", "a b c"],
    ["a\tb", "a b"],
  ])("replaces the line breaks and tabs of %j by one space", (text, line) => {
    expect(isOneLine(text)).toBe(false);
    expect(toOneLine(text)).toBe(line);
    expect(isOneLine(line)).toBe(true);
  });

  test.each(["a  b", "Ça va\u202f?", "a\u00a0b", "東\u3000京"])("keeps the spaces of %j", (text) =>
    expect(toOneLine(text)).toBe(text),
  );

  test("folds a long run of spaces in linear time", () => {
    const start = performance.now();
    toOneLine(`a${" ".repeat(500_000)}b`);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
