import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { describe, expect, test } from "vitest";
import { highlightRanges } from "./highlight.ts";
import { matchText, prepareText } from "./match-text.ts";

/** Formats the text with its highlighted parts in brackets. */
const marked = (text: string, query: string): string => {
  const ranges = matchText(normalizeSearchText(text), prepareText(normalizeSearchText(query)))?.ranges ?? [];
  return highlightRanges(text, ranges).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );
};

describe("markText", () => {
  test.each([
    ["Muchas gracias", "gracias", "Muchas [gracias]"],
    ["Muchas gracias", "muchas gracias", "[Muchas gracias]"],
    ["¿Dónde está el baño?", "el bano", "¿Dónde está [el baño]?"],
    ["Où est la gare ?", "gare ou", "[Où] est la [gare] ?"],
    ["Straße", "strasse", "[Straße]"],
    ["شُكْرًا جزيلًا", "شكرا", "[شُكْرًا] جزيلًا"],
    ["می‌خواهم", "میخواهم", "[می‌خواهم]"],
    ["नमस्ते।", "नमस्ते", "[नमस्ते]।"],
    ["买单，谢谢", "谢谢", "买单，[谢谢]"],
    ["ขอบคุณครับ", "ขอบคุณ", "[ขอบคุณ]ครับ"],
    ["ありがとうございます", "ありがとう", "[ありがとう]ございます"],
    ["Děkuji", "dek", "[Děk]uji"],
    ["👋🏽 Hola", "hola", "👋🏽 [Hola]"],
    ["Hello", "xyz", "Hello"],
  ])("highlights in %s what %s matched", (text, query, result) => {
    expect(marked(text, query)).toBe(result);
  });

  test("a highlight never separates a letter from its combining marks", () => {
    expect(highlightRanges("e\u0301te\u0301", [[0, 1]])).toEqual([{ start: 0, end: 2 }]);
    expect(highlightRanges("ขี้", [[0, 1]])).toEqual([{ start: 0, end: 3 }]);
  });
});
