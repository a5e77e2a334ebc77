import { expect, test } from "vitest";
import { fuzzyQueryTerms, fuzzyTerms, isWithinOneConsonant } from "./fuzzy-terms.ts";
import { wholeConsonantTerm } from "./text-terms.ts";

test.each([
  ["krks", "krks", "the same"],
  ["krks", "rks", "the first missing"],
  ["krks", "krk", "the last missing"],
  ["krks", "krtks", "one too many"],
  ["krks", "ktks", "one mistaken"],
  ["krks", "rkks", "two swapped"],
  ["krks", "rksk", "one in another place"],
  ["tkn", "tk", "one missing of three"],
])("the skeleton %s is near to %s: %s", (one, other) => {
  expect(isWithinOneConsonant(one, other)).toBe(true);
  expect(isWithinOneConsonant(other, one)).toBe(true);
});

test.each([
  ["krks", "kr", "two missing"],
  ["krks", "ktts", "two mistaken"],
  ["krks", "rkkst", "one swapped and one too many"],
  ["tk", "tn", "one of two mistaken"],
  ["krtsnmlpvfj", "krtsnmlpvf", "one missing of more than are indexed"],
])("the skeleton %s is not near to %s: %s", (one, other) => {
  expect(isWithinOneConsonant(one, other)).toBe(false);
  expect(isWithinOneConsonant(other, one)).toBe(false);
});

test("of two texts with near skeletons, each is found by a term of the other", () => {
  const letters = ["k", "r", "s"];
  const skeletons = [2, 3, 4].flatMap((length) =>
    Array.from({ length: letters.length ** length }, (_, number) =>
      Array.from({ length }, (__, at) => letters[Math.floor(number / letters.length ** at) % letters.length]),
    ),
  );
  // Vowels in between make the skeleton of the text equal to the given skeleton.
  const texts = skeletons
    .filter((all) => all.every((one, at) => one !== all[at - 1]))
    .map((all) => all.join("oa"));
  expect(texts.length).toBeGreaterThan(40);
  const skeletonOf = (text: string) => wholeConsonantTerm(text)?.slice(1) ?? "";
  const unfound = texts.flatMap((text) => {
    const terms = new Set([wholeConsonantTerm(text), ...fuzzyTerms(text)]);
    return texts
      .filter((sought) => isWithinOneConsonant(skeletonOf(text), skeletonOf(sought)))
      .filter((sought) => !fuzzyQueryTerms(sought).some((term) => terms.has(term)))
      .map((sought) => `${text} for ${sought}`);
  });
  expect(unfound).toEqual([]);
});
