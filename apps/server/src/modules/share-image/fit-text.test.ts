import { expect, test } from "vitest";
import { balanceLines, fitText, type TextBlock, unbreakableParts } from "./fit-text.ts";
import type { TextStyle } from "./layout-line.ts";

const style: TextStyle = { font: "source-serif-4-semibold", code: "en", direction: "ltr" };
const box = { width: 800, height: 300, maxSize: 150, minSize: 40, maxLines: 3 };

function widest({ lines, size }: TextBlock): number {
  return Math.max(...lines.map(({ ink }) => ((ink.right - ink.left) * size) / 1000));
}

test("sets short text in the largest size", () => {
  const block = fitText("Hello", style, box);
  expect(block.size).toBe(150);
  expect(block.lines).toHaveLength(1);
});

test("wraps longer text, and fills its box without overflowing it", () => {
  const block = fitText("Could you take me to this address, please?", style, box);
  expect(block.lines.length).toBeGreaterThan(1);
  expect(widest(block)).toBeLessThanOrEqual(800.001);
  expect(block.height).toBeLessThanOrEqual(300.001);
});

test.each(["word ".repeat(60), "x".repeat(300)])("truncates text that is too long for its box", (text) => {
  const block = fitText(text, style, box);
  expect(block.size).toBeGreaterThanOrEqual(40);
  expect(block.lines.length).toBeLessThanOrEqual(3);
  expect(widest(block)).toBeLessThanOrEqual(800.001);
});

test("breaks lines of spaced scripts only at spaces", () => {
  expect(unbreakableParts("S'il vous plaît\u00a0?", "fr")).toEqual(["S'il ", "vous ", "plaît\u00a0?"]);
});

test("breaks Japanese lines between words, and never before closing punctuation", () => {
  const parts = unbreakableParts("これは、いくらですか？「本」", "ja");
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.join("")).toBe("これは、いくらですか？「本」");
  for (const part of parts) expect(part).not.toMatch(/^[、？」]/u);
  expect(parts).toContain("「本」");
});

test("breaks Thai lines between words", () => {
  expect(unbreakableParts("ขอบคุณมากครับ", "th")).toEqual(["ขอบคุณ", "มาก", "ครับ"]);
});

test("balances lines by width and keeps the order of the words", () => {
  const parts = ["aa ", "bb ", "cc ", "dd"];
  expect(balanceLines(parts, [3, 3, 3, 2], 2)).toEqual(["aa bb", "cc dd"]);
  expect(balanceLines(parts, [9, 1, 1, 1], 2)).toEqual(["aa", "bb cc dd"]);
  expect(balanceLines(["aa ", "bb"], [3, 2], 4)).toEqual(["aa", "bb"]);
});
