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
  ["سلام", "Salām", "word"],
  ["안녕하세요", "Annyeonghaseyo", "word"],
  ["おはようございます", "Ohayō gozaimasu", "phrase"],
  ["¿Dónde está el baño, por favor?", null, "sentence"],
  ["আপনি কি আমাকে সাহায্য করতে পারবেন?", "āpni ki āmāke shāhājjo korte pārben?", "sentence"],
  [
    "Даже небольшое количество вызывает у меня сильную реакцию",
    "Dazhe nebol'shoye kolichestvo vyzyvayet u menya sil'nuyu reaktsiyu",
    "passage",
  ],
  [
    "கொஞ்சம் சாப்பிட்டாலும் எனக்கு உடம்பு மிகவும் மோசமாகிவிடும்",
    "koñcam cāppiṭṭālum eṉakku uṭampu mikavum mōcamākiviṭum",
    "passage",
  ],
])("sizes %s as it sounds, %s, as a %s", (text, romanization, size) => {
  expect(heroTextSize(text, romanization)).toBe(size);
});
