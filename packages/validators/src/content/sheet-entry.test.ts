import { expect, test } from "vitest";
import { issuesOf } from "../testing/schema-issues.ts";
import { sheetEntriesInput, sheetEntry } from "./sheet-entry.ts";

const many = (length: number) => Array.from({ length }, () => "a".repeat(200));

test("the contract of an entry of a sheet preserves the whole value", () => {
  const value = {
    id: 1,
    phrase: { slug: "hello", english: "Hello" },
    language: { slug: "farsi", name: "Farsi", code: "fa", script: "Arab", direction: "rtl" },
    category: { slug: "greetings", name: "Greetings" },
    native_text: "سلام",
    romanization: "Salām",
    pronunciation_guide: "sa-LAAM",
    usage_notes: "At any time",
    audio_url: "/a.mp3",
  };
  expect(sheetEntry.parse(value)).toEqual(value);
});

test("a sheet has up to 50 phrases of a language", () => {
  const input = { language: "f".repeat(200), phrases: many(50) };
  expect(sheetEntriesInput.parse(input)).toEqual(input);
});

test.each([
  [{ language: "" }, "language"],
  [{ language: "f".repeat(201) }, "language"],
  [{ phrases: [] }, "phrases"],
  [{ phrases: many(51) }, "phrases"],
  [{ phrases: [""] }, "phrases.0"],
  [{ phrases: ["a".repeat(201)] }, "phrases.0"],
])("rejects the sheet %#, in which a value is out of range", (change, field) => {
  const input = { language: "farsi", phrases: ["hello"], ...change };
  expect(issuesOf(sheetEntriesInput, input).map(([where]) => where)).toEqual([field]);
});
