import { expect, test } from "vitest";
import { greetingRows } from "./greeting-rows.ts";

const item = (text: string, script = "Latn", language = "") => ({ text, code: "xx", script, language });

test("justifyRows keeps the order of the texts and stays within the measure", () => {
  const texts = ["Hola", "Здравствуйте", "こんにちは", "שלום", "Merhaba", "안녕하세요"];
  const scripts = ["Latn", "Cyrl", "Jpan", "Hebr", "Latn", "Kore"];
  const rows = greetingRows(texts.map((text, index) => item(text, scripts[index])));
  expect(rows.flatMap(({ items }) => items.map(({ text }) => text))).toEqual(texts);
  for (const { width } of rows) expect(width).toBeLessThanOrEqual(13.5);
  expect(rows.length).toBeLessThan(texts.length);
});

test("justifyRows gives a text wider than a row its own row", () => {
  const rows = greetingRows([item("Hi"), item("a greeting that goes on and on and never ends"), item("Hi")]);
  expect(rows.map(({ items }) => items.length)).toEqual([1, 1, 1]);
});

test("justifyRows counts combining marks as zero width", () => {
  const [plain] = greetingRows([item("نم", "Arab")]);
  const [marked] = greetingRows([item("نَمْ", "Arab")]);
  expect(marked?.width).toBe(plain?.width);
});

test("justifyRows reserves the width of the language name under a short greeting", () => {
  const short = Array.from({ length: 6 }, () => item("Hi", "Latn", "Mandarin Chinese"));
  expect(greetingRows(short).map(({ items }) => items.length)).toEqual([4, 2]);
});
