import { expect, test } from "vitest";
import { isSurelyMeant } from "./is-surely-meant.ts";

test.each([
  ["helo", "hello"],
  ["sory", "sorry"],
  ["tolet", "toilet"],
  ["restaurnt", "restaurant"],
  ["pharmicy", "pharmacy"],
  ["pharmcey", "pharmacy"],
  ["toil", "toilet"],
])("%s surely means %s", (word, known) => {
  expect(isSurelyMeant(word, known)).toBe(true);
});

test.each([
  ["peach", "beach"],
  ["sand", "send"],
  ["orange", "french"],
  ["basket", "based"],
  ["ghost", "cost"],
])("%s may be another word than %s", (word, known) => {
  expect(isSurelyMeant(word, known)).toBe(false);
});
