import { expect, test } from "vitest";
import { nativeWidth } from "./estimate-width.ts";

test("counts a space as narrower than a letter, and no room for what stands above or below a letter", () => {
  const widthOf = (text: string, code: string, script: string) => nativeWidth({ text, code, script });
  expect(widthOf("a b", "es", "Latn")).toBeLessThan(widthOf("aab", "es", "Latn"));
  expect(widthOf("نَمْ", "fa", "Arab")).toBe(widthOf("نم", "fa", "Arab"));
  expect(widthOf("স্ক", "bn", "Beng")).toBe(widthOf("স", "bn", "Beng"));
});
