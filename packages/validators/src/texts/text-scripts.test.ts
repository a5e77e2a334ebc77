import { expect, test } from "vitest";
import { textScripts } from "./text-scripts.ts";

test.each([
  [
    ["hola amigo", "привет"],
    ["Cyrl", "Latn"],
  ],
  [
    ["日本語 です", "コーヒー"],
    ["Hani", "Hira", "Kana", "Zyyy"],
  ],
  [
    ["سلام", "नमस्ते", "안녕하세요"],
    ["Arab", "Deva", "Hang"],
  ],
  [["route 66"], ["Latn", "Zyyy"]],
  [["ᏣᎳᎩ"], ["Zyyy"]],
  [["", " "], []],
])("%j is written in %j", (texts, scripts) => {
  expect(textScripts(texts)).toEqual(scripts);
});
