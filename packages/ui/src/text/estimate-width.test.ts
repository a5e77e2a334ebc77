import { expect, test } from "vitest";
import { deferralFor, nativeWidth } from "./estimate-width.ts";

test("what surely takes one line may be drawn late as a whole, what may take two has its height from the start", () => {
  expect(deferralFor({ text: "Hola", code: "es", script: "Latn" })).toBe("text");
  expect(deferralFor({ text: "السلام علیکم", code: "ur", script: "Arab" })).toBe("text");
  expect(deferralFor({ text: "Здравствуйте", code: "ru", script: "Cyrl" })).toBe("text");
  expect(deferralFor({ text: "ありがとうございます", code: "ja", script: "Jpan" })).toBe("face");
  expect(deferralFor({ text: "Где находится туалет?", code: "ru", script: "Cyrl" })).toBe("face");
});

test("counts a space as narrower than a letter, and no room for what stands above or below a letter", () => {
  const widthOf = (text: string, code: string, script: string) => nativeWidth({ text, code, script });
  expect(widthOf("a b", "es", "Latn")).toBeLessThan(widthOf("aab", "es", "Latn"));
  expect(widthOf("نَمْ", "fa", "Arab")).toBe(widthOf("نم", "fa", "Arab"));
  expect(widthOf("স্ক", "bn", "Beng")).toBe(widthOf("স", "bn", "Beng"));
});
