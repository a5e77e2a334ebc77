import { expect, test } from "vitest";
import { greetingRows } from "./justify-rows.ts";

const item = (text: string, script = "Latn", language = "") => ({ text, code: "xx", script, language });

test("rows keep the order and stay within the measure", () => {
  const texts = ["Hola", "Здравствуйте", "こんにちは", "שלום", "Merhaba", "안녕하세요"];
  const scripts = ["Latn", "Cyrl", "Jpan", "Hebr", "Latn", "Kore"];
  const rows = greetingRows(texts.map((text, index) => item(text, scripts[index])));
  expect(rows.flatMap(({ items }) => items.map(({ text }) => text))).toEqual(texts);
  for (const { width } of rows) expect(width).toBeLessThanOrEqual(13.5);
  expect(rows.length).toBeLessThan(texts.length);
});

test("a text wider than a row has one to itself", () => {
  const rows = greetingRows([item("Hi"), item("a greeting that goes on and on and never ends"), item("Hi")]);
  expect(rows.map(({ items }) => items.length)).toEqual([1, 1, 1]);
});

test("marks take no room", () => {
  const [plain] = greetingRows([item("نم", "Arab")]);
  const [marked] = greetingRows([item("نَمْ", "Arab")]);
  expect(marked?.width).toBe(plain?.width);
});

test("a short greeting leaves room for the name of its language", () => {
  const short = Array.from({ length: 6 }, () => item("Hi", "Latn", "Mandarin Chinese"));
  expect(greetingRows(short).map(({ items }) => items.length)).toEqual([4, 2]);
});
