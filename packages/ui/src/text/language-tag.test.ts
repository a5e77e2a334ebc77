import { expect, it } from "vitest";
import { languageTag, romanizedTag } from "./language-tag.ts";

it.each([
  ["fa", "Arab", "fa"],
  ["ja", "Jpan", "ja"],
  ["no", "Latn", "nb"],
  ["tl", "Latn", "fil"],
  ["sr", "Cyrl", "sr-Cyrl"],
  ["zh", "Hans", "zh-Hans"],
  ["zh", "Hant", "zh-Hant"],
  ["zh-Hant", "Hant", "zh-Hant"],
  ["pt-BR", "Latn", "pt-BR"],
])("tags texts in %s with the script %s as %s", (code, script, tag) => {
  expect(languageTag(code, script)).toBe(tag);
});

it("tags romanized texts with the Latin script", () => {
  expect(romanizedTag("fa")).toBe("fa-Latn");
  expect(romanizedTag("tl")).toBe("fil-Latn");
  expect(romanizedTag("zh-Hant")).toBe("zh-Latn");
});
