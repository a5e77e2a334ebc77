import { expect, it } from "vitest";
import { splitNativeRuns } from "./notes-text.tsx";

it("finds words in the language's script, including inner spaces and marks", () => {
  expect(splitNativeRuns("Shortened; السلام عليكم (as-salāmu) is heard most.", "Arab")).toEqual([
    "Shortened; ",
    "السلام عليكم",
    " (as-salāmu) is heard most.",
  ]);
  expect(splitNativeRuns('مرحبًا is met with أهلًا, "two hellos"', "Arab")).toEqual([
    "",
    "مرحبًا",
    " is met with ",
    "أهلًا",
    ', "two hellos"',
  ]);
});

it("keeps a joiner inside a Persian word, and its question mark", () => {
  expect(splitNativeRuns("Ask می‌خواهید؟ politely", "Arab")).toEqual(["Ask ", "می‌خواهید؟", " politely"]);
});

it("recognizes the mixed scripts of Japanese and Korean", () => {
  expect(splitNativeRuns("Say 食べる、カレー first", "Jpan")).toEqual(["Say ", "食べる、カレー", " first"]);
  expect(splitNativeRuns("Say 안녕 (annyeong)", "Kore")).toEqual(["Say ", "안녕", " (annyeong)"]);
});

it("keeps the tone marks of Thai and the vowel signs of Tamil", () => {
  expect(splitNativeRuns("a woman ends with ค่ะ (kha).", "Thai")[1]).toBe("ค่ะ");
  expect(splitNativeRuns("simply சாப்பிட்டீங்களா? (sāppiṭṭīṅgaḷā?)", "Taml")[1]).toBe("சாப்பிட்டீங்களா");
});

it("leaves Latin, unknown scripts and plain English unsplit", () => {
  expect(splitNativeRuns("Say hola · adiós", "Latn")).toEqual(["Say hola · adiós"]);
  expect(splitNativeRuns("Say hola", "Nope")).toEqual(["Say hola"]);
  expect(splitNativeRuns("Plain · “English” …", "Hans")).toEqual(["Plain · “English” …"]);
});
