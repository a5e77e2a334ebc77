import { expect, test } from "vitest";
import { likelyScript, needsRomanization, textScripts } from "./scripts.ts";

test.each(["Latn", "Latf", "Latg"])("%s needs no romanization", (script) =>
  expect(needsRomanization(script)).toBe(false),
);

test.each(["Arab", "Cyrl", "Jpan", ""])("%j needs a romanization", (script) =>
  expect(needsRomanization(script)).toBe(true),
);

test.each([
  ["fa", "Arab"],
  ["ja", "Jpan"],
  ["zh-Hant", "Hant"],
  ["de", "Latn"],
  ["qqq", "Latn"],
  ["no code at all", "Latn"],
])("%s is most likely written in %s", (code, script) => expect(likelyScript(code)).toBe(script));

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
