import { expect, it } from "vitest";
import { heroTextSize, textWidth, widestPart } from "./translation-hero.tsx";

it("counts only characters that take up width", () => {
  expect(textWidth("hola")).toBe(4);
  expect(textWidth("谢谢")).toBe(4);
  expect(textWidth("ค่ะ")).toBe(2);
});

it("finds the width of the widest word, and of the widest phrase of Japanese", () => {
  expect(widestPart("Hvar er strætóstoppistöðin?", "Latn")).toBe(19);
  expect(widestPart("Puhutko englantia, Wi-Fi-salasana?", "Latn")).toBe(10);
  expect(widestPart("お水をください", "Jpan")).toBe(8);
});

it.each([
  ["سلام", "word"],
  ["おはようございます", "phrase"],
  ["¿Dónde está el baño, por favor?", "sentence"],
  ["Даже небольшое количество вызывает у меня сильную реакцию", "passage"],
  ["கொஞ்சம் சாப்பிட்டாலும் எனக்கு உடம்பு மிகவும் மோசமாகிவிடும்", "passage"],
])("sizes %s as %s", (text, size) => {
  expect(heroTextSize(text)).toBe(size);
});
