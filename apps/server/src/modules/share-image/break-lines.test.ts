import { expect, test } from "vitest";
import { balanceLines, unbreakableParts } from "./break-lines.ts";

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
