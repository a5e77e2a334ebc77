import { expect, test } from "vitest";
import { consonantTerm, letterPairs, textTerms, wholeConsonantTerm, wordsOf } from "./text-terms.ts";

test.each<[string, string[]]>([
  ["muchas gracias", ["muchas", "~mks", "gracias", "~krks", "^muchasgracias", "=mkskrks"]],
  ["no", ["no", "^no"]],
  ["谢谢你 ok", ["谢", "你", "谢谢", "谢你", "ok", "^谢谢你ok"]],
  ["是", ["是", "^是"]],
  ["", []],
])("the terms of %s are %j", (text, terms) => {
  expect([...textTerms(text)]).toEqual(terms);
});

test.each<[string, string | null, string | null]>([
  ["takk", null, "=tk"],
  ["talk", "~tlk", "=tlk"],
  ["tkn", null, null],
  ["tooo", null, null],
  ["谢谢你们", null, null],
])("%s has the skeleton %s as a word and %s as a whole text", (text, word, whole) => {
  expect([consonantTerm(text), wholeConsonantTerm(text)]).toEqual([word, whole]);
});

test("pairs the letters of an unspaced script, and splits it into runs as words", () => {
  expect(["是", "谢谢", "谢谢你"].map(letterPairs)).toEqual([["是"], ["谢谢"], ["谢谢", "谢你"]]);
  expect(wordsOf("say谢谢 now")).toEqual(["say", "谢谢", "now"]);
});
