import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { describe, expect, test } from "vitest";
import { matchText, prepareText } from "./match-text.ts";
import { textTerms } from "./text-terms.ts";

const match = (text: string, query: string) =>
  matchText(normalizeSearchText(text), prepareText(normalizeSearchText(query)));

const MATCHES = [
  ["Gracias", "gracias", "same"],
  ["Xièxie", "xie xie", "same"],
  ["شُكْرًا", "شكرا", "same"],
  ["Gracias por todo", "gracias", "prefix"],
  ["谢谢你", "谢谢", "prefix"],
  ["谢", "谢", "same"],
  ["Muchas gracias", "gracias", "words"],
  ["Où est la gare ?", "gare ou", "words"],
  ["买单，谢谢", "谢谢", "words"],
  ["ขอบคุณครับ", "คุณ", "words"],
  ["Merci beaucoup", "merci beacoup", "similar"],
  ["Arigatō gozaimasu", "arigatou gozaimas", "similar"],
  ["Vielen Dank", "danke", "similar"],
  ["Hola", "hola amigo", "contained"],
  ["Hola", "hola amigos", "contained"],
  ["Uno", "uno yo", "contained"],
  ["是", "是 好", "contained"],
  ["Buenos días", "hola buenos dias", "contained"],
  ["Vado a Roma", "a roma", "words"],
  ["Taza de té", "te", "words"],
  ["三 pm", "pm 三", "words"],
  ["Xiè xie ni", "xiexieny", "similar"],
  ["Gracias", "groceas", "similar"],
] as const;

describe("matchText", () => {
  test.each(MATCHES)("matchText compares %s with %s: %s", (text, query, kind) => {
    expect(match(text, query)?.kind).toBe(kind);
  });

  test.each([
    ["Gracias", "grazer", "another word of the same beginning"],
    ["Hola", "ho", "two letters of a longer word"],
    ["A presto", "a", "a letter alone"],
    ["Fire", "fire extinguisher", "a small part of what is looked for"],
    ["Danke", "", "nothing"],
    ["", "danke", "no text"],
    ["谢谢", "你好", "other letters"],
    ["Sprechen Sie Englisch?", "sie sie", "a word that is there once and not twice"],
    ["你好吗", "好你", "the same letters in another order"],
    ["El geurocoas es", "gracias", "a word with the same consonants that is far"],
    ["Gureocias", "gracias", "a text with the same consonants that is far"],
    ["Takk alle", "talk", "a word that is near and has other consonants"],
    ["Talk", "takk", "a text that is near and has other consonants"],
    ["Iie", "iio", "a short one that is near"],
    ["Da", "da ok", "a short one within what was typed"],
    ["Jag behöver hjälp nu", "beaver", "a word with typos that is a small part"],
  ])("matchText does not match %s with %s: %s", (text, query) => {
    expect(match(text, query)).toBeNull();
  });

  test.each<[string, string, number, [number, number]]>([
    ["Dankirs tonkers", "tankers", 1, [7, 14]],
    ["Tonkers dankirs", "tankers", 1, [0, 7]],
    ["Gracias", "groceas", 2, [0, 7]],
    ["Xiè xie ni", "xiexieny", 1, [0, 8]],
  ])(
    "matchText measures from %s to %s a distance of %i typos, at the nearest position",
    (text, query, edits, range) => {
      expect(match(text, query)).toEqual({ kind: "similar", edits, ranges: [range] });
    },
  );

  test("reports the matched range without the spaces", () => {
    expect(match("Muchas gracias", "gracias")?.ranges).toEqual([[6, 13]]);
    expect(match("Gracias por todo", "gracias p")?.ranges).toEqual([[0, 8]]);
    expect(match("买单，谢谢", "谢谢")?.ranges).toEqual([[2, 4]]);
  });

  test.each(MATCHES.filter(([, , kind]) => kind !== "prefix"))(
    "%s is found for %s by a shared index term",
    (text, query) => {
      const terms = textTerms(normalizeSearchText(text));
      const shared = [...textTerms(normalizeSearchText(query))].filter((term) => terms.has(term));
      expect(shared).not.toEqual([]);
    },
  );
});
