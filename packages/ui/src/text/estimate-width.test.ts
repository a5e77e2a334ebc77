import { expect, test } from "vitest";
import { fitsOneLine, nativeWidth } from "./estimate-width.ts";

test("a short text fits one line of a card on every screen, a longer one may take two", () => {
  expect(fitsOneLine({ text: "Hola", code: "es", script: "Latn" })).toBe(true);
  expect(fitsOneLine({ text: "السلام علیکم", code: "ur", script: "Arab" })).toBe(true);
  expect(fitsOneLine({ text: "Здравствуйте", code: "ru", script: "Cyrl" })).toBe(true);
  expect(fitsOneLine({ text: "ありがとうございます", code: "ja", script: "Jpan" })).toBe(false);
  expect(fitsOneLine({ text: "Где находится туалет?", code: "ru", script: "Cyrl" })).toBe(false);
});

test("counts a space as narrower than a letter, and no room for what stands above or below a letter", () => {
  const widthOf = (text: string, code: string, script: string) => nativeWidth({ text, code, script });
  expect(widthOf("a b", "es", "Latn")).toBeLessThan(widthOf("aab", "es", "Latn"));
  expect(widthOf("نَمْ", "fa", "Arab")).toBe(widthOf("نم", "fa", "Arab"));
  expect(widthOf("স্ক", "bn", "Beng")).toBe(widthOf("স", "bn", "Beng"));
});
