import { expect, test } from "vitest";
import { isNumberWord, spellNumbers } from "./number-words.ts";

test.each([
  ["0", "zero"],
  ["15", "fifteen"],
  ["21", "twenty one"],
  ["90", "ninety"],
  ["100", "one hundred"],
  ["1250", "one thousand two hundred fifty"],
  ["9999", "nine thousand nine hundred ninety nine"],
  ["a table for 2", "a table for two"],
  ["24 7", "twenty four seven"],
  ["1 000", "one thousand"],
  ["1 250 rupees", "one thousand two hundred fifty rupees"],
])("%s is spelled %s", (text, spelled) => {
  expect(spellNumbers(text)).toBe(spelled);
});

test.each(["fifteen", "12345", "123456789", "a4", "4g", ""])("%s has no number to spell", (text) => {
  expect(spellNumbers(text)).toBeNull();
});

test("knows the words of which English numbers consist", () => {
  const texts = ["15", "17", "18", "19", "21", "90", "100", "3000", "0"].map(
    (text) => spellNumbers(text) ?? "",
  );
  const words = texts.flatMap((text) => text.split(" "));
  expect(words.filter((word) => !isNumberWord(word))).toEqual([]);
  expect(["", "seventeenth", "dozen", "purple"].filter(isNumberWord)).toEqual([]);
});
