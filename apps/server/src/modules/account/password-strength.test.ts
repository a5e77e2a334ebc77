import { expect, test } from "vitest";
import { isGuessable } from "./password-strength.ts";

const PERSON = ["Ada Lovelace", "ada.lovelace@example.org"];

test.each([
  ["a leaked one", "1qaz2wsx3edc"],
  ["a leaked one with other letters and a year", "P@ssword2026!"],
  ["a row of keys", "qwertyuiop[]"],
  ["a repetition", "abcabcabcabc"],
  ["the name of the person", "lovelace2026!"],
  ["the e-mail address of the person", "ada.lovelace@example.org"],
  ["the name of the product", "saywhere1234"],
])("a password is easy to guess if it is %s", async (_, password) => {
  expect(await isGuessable(password, PERSON)).toBe(true);
});

test.each(["a password for ada", "kumquat trombone fog", "Zq8!vT2#mLr9", "كلمة سر طويلة جدا"])(
  "%s is not",
  async (password) => expect(await isGuessable(password, PERSON)).toBe(false),
);
