import { expect, test } from "vitest";
import { fromOneByteLetters, toOneByteLetters } from "./alphabet-encoding.ts";

const HANZI = Array.from({ length: 94 }, (_, index) => String.fromCharCode(0x4e00 + index)).join("");

test.each([["Привет, мир\tпока\nда"], ['"quoted" \\ text'], ["कहाँ है?"], ["🙂 smile"], [""]])(
  "%j takes one byte a letter, and is restored",
  (text) => {
    const [short, letters] = toOneByteLetters(text);
    expect(JSON.stringify(short)).toHaveLength(Array.from(text).length + 2);
    expect(short).toMatch(/^[ -~]*$/);
    expect(fromOneByteLetters(short, letters)).toBe(text);
  },
);

test("leaves a text with too many different characters as it is", () => {
  expect(toOneByteLetters(HANZI)).toEqual([HANZI, ""]);
  expect(fromOneByteLetters(HANZI, "")).toBe(HANZI);
});
