import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { expect, test } from "vitest";
import { fuzzyMatch, fuzzyQueryTerms, fuzzyTerms, isWithinOneConsonant } from "./fuzzy-match.ts";
import { prepareText } from "./match-text.ts";
import { wholeConsonantTerm } from "./text-terms.ts";

const match = (text: string, query: string) =>
  fuzzyMatch(prepareText(normalizeSearchText(text)), prepareText(normalizeSearchText(query)));

test.each([
  ["Gracias", "graias", 1, "a consonant missing"],
  ["Dankjewel", "dankjerwel", 1, "one too many"],
  ["Signómi", "sirnomi", 1, "one mistaken"],
  ["Namaste", "namsate", 1, "two swapped"],
  ["khop khun khrap", "kop kun kap", 1, "and an aspiration that English speakers miss"],
  ["hong nam yu thi nai", "hong nam yoo tee nai", 0, "long vowels as English writes them"],
  ["Děkuji", "dekui", 0, "a consonant missing of three, which sounds like a vowel"],
  ["Zítra přijedu do Prahy vlakem", "zitra prijeu do prahy vlakem", 1, "in one of several words"],
  ["Здравствуйте", "здраствуйте", 1, "in other letters"],
  ["Danke", "danki", 1, "of five sounds"],
  ["Dobranoc", "dobrenac", 2, "of eight"],
  ["Dobranocpani", "debrenacpani", 3, "of twelve"],
  ["Bezpečnostní kontrola zde", "bezpecnostni kontroa zde", 1, "one of three words"],
  ["Bezpečnostní kontrola zde", "bezpacnostni kontroa zde", 2, "and another by its vowels"],
  ["ca da fa ga ha ja ka la ma na", "ca da fa ga ha ja ka la ma sa", 1, "one of ten words"],
])("fuzzyMatch matches %s with %s at a distance of %i: %s", (text, query, edits) => {
  expect(match(text, query)).toEqual({
    kind: "similar",
    edits,
    ranges: [[0, expect.any(Number)]],
  });
});

test.each([
  ["Takk", "talk", "a short one"],
  ["Gracias", "grazer", "two sounds of a word"],
  ["Danke", "bank", "the first letter and the last"],
  ["谢谢", "谢谢你", "without consonants"],
  ["Zítra přijedu do Prahy vlakem", "zitra odjedu do brna vlakem", "two words"],
  ["", "gracias", "no text"],
  ["谢谢你们好", "谢谢你们吗", "letters of another kind"],
  ["Gracias", "greceas", "two of seven sounds"],
  ["Dobranocpan", "debrenacpan", "three of eleven"],
  ["Bezpečnostní kontrolazde", "bezpecnostni kontroazde", "one of two words"],
  ["Bezpečnostní kontrola zde", "bezpecnosni kontroa zde", "two of three words"],
  ["ba ca da fa ga ha ja ka la ma na", "ba ca da fa ga ha ja ka la ma sa", "one of many words"],
])("fuzzyMatch does not match %s with %s: %s", (text, query) => {
  expect(match(text, query)).toBeNull();
});

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
