import { expect, test } from "vitest";
import { balanceLines, unbreakableParts } from "./break-lines.ts";

test("spaced scripts break at spaces only", () => {
  expect(unbreakableParts("S'il vous plaît\u00a0?", "fr")).toEqual(["S'il ", "vous ", "plaît\u00a0?"]);
});

test("Japanese breaks between words, and never before closing punctuation", () => {
  const parts = unbreakableParts("これは、いくらですか？「本」", "ja");
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.join("")).toBe("これは、いくらですか？「本」");
  for (const part of parts) expect(part).not.toMatch(/^[、？」]/u);
  expect(parts).toContain("「本」");
});

test("Thai breaks between words", () => {
  expect(unbreakableParts("ขอบคุณมากครับ", "th")).toEqual(["ขอบคุณ", "มาก", "ครับ"]);
});

test("lines are balanced by width and keep the order", () => {
  const parts = ["aa ", "bb ", "cc ", "dd"];
  expect(balanceLines(parts, [3, 3, 3, 2], 2)).toEqual(["aa bb", "cc dd"]);
  expect(balanceLines(parts, [9, 1, 1, 1], 2)).toEqual(["aa", "bb cc dd"]);
  expect(balanceLines(["aa ", "bb"], [3, 2], 4)).toEqual(["aa", "bb"]);
});
