import { expect, it } from "vitest";
import { heroTextSize, textWidth, widestWord } from "./translation-hero.tsx";

it("counts only characters that take up width", () => {
  expect(textWidth("hola")).toBe(4);
  expect(textWidth("谢谢")).toBe(4);
  expect(textWidth("ค่ะ")).toBe(2);
});

it("finds the width of the widest word", () => {
  expect(widestWord("Hvar er strætóstoppistöðin?")).toBe(19);
  expect(widestWord("Puhutko englantia, Wi-Fi-salasana?")).toBe(10);
});

it.each([
  ["سلام", "word"],
  ["おはようございます", "phrase"],
  ["¿Dónde está el baño, por favor?", "sentence"],
])("sizes %s as %s", (text, size) => {
  expect(heroTextSize(text)).toBe(size);
});
