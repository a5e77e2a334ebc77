import { expect, test } from "vitest";
import { isCloseMisspelling } from "./is-close-misspelling.ts";

test.each([
  ["helo", "hello"],
  ["sory", "sorry"],
  ["tolet", "toilet"],
  ["restaurnt", "restaurant"],
  ["pharmicy", "pharmacy"],
  ["pharmcey", "pharmacy"],
  ["toil", "toilet"],
])("%s surely means %s", (word, known) => {
  expect(isCloseMisspelling(word, known)).toBe(true);
});

test.each([
  ["peach", "beach"],
  ["sand", "send"],
  ["orange", "french"],
  ["basket", "based"],
  ["ghost", "cost"],
])("%s may be another word than %s", (word, known) => {
  expect(isCloseMisspelling(word, known)).toBe(false);
});
