import { expect, test } from "vitest";
import { getPhoneticIndex, isLongEnough } from "./phonetic-index.ts";

const thanksInThai = {
  language: "thai",
  phrase: "thank-you",
  guides: ["kawp-koon krahp", "kawp-koon kah"],
};
const pleaseInFrench = { language: "french", phrase: "please", guides: ["seel voo pleh", "seel tuh pleh"] };
const cheersInSwedish = { language: "swedish", phrase: "cheers", guides: ["skohl"] };
const index = getPhoneticIndex([thanksInThai, pleaseInFrench, cheersInSwedish]);
const find = (text: string) => index.find(text).map(({ text: found }) => found);

test.each([
  ["silvuplay", pleaseInFrench, "as a whole"],
  ["sil te play", pleaseInFrench, "in its other form"],
  ["kop kun krap", thanksInThai, "with its polite word"],
  ["korp kun", thanksInThai, "without, once though both forms begin so"],
  ["skol", cheersInSwedish, "a short one"],
])("the phonetic index finds for %s the text %o: %s", (written, text) => {
  expect(find(written)).toEqual([text]);
});

test.each([
  ["skill", "a short one with another vowel"],
  ["korpkun", "one word for a part"],
  ["seel", "less than most of it"],
  ["salvaplo", "other vowels"],
  ["silvuplat", "a consonant too many"],
])("the phonetic index finds nothing for %s: %s", (written) => {
  expect(find(written)).toEqual([]);
});

test("does not look up a text with too few sounds", () => {
  expect(isLongEnough("zzzz")).toBe(false);
  expect(isLongEnough("moi")).toBe(false);
  expect(isLongEnough("skol")).toBe(true);
});

test.each([
  ["koo mahs", "kow mas", true],
  ["koo mahs", "kowmas", false],
  ["koo mahs", "ka mas", false],
  ["koo mah tahs", "ka ma tas", true],
  ["koo mah tahs", "kamatas", false],
  ["koo mah tahs", "kowmatas", true],
  ["koo mah tahs", "ka mow tas", false],
  ["koo mah tah sah nah", "kamowtasana", false],
  ["koo mah tah sah nah", "ka mow ta sa na", true],
  ["koo mah tah sah nahp", "kamowtasanap", true],
  ["koo mah tah sah nahp", "ka mow ta su nap", false],
  ["moy", "moy", false],
  ["koo-mah-tah tah", "koo ma ta", true],
  ["koo-mah tah-sah-nahp", "koo ma", false],
])(
  "the guide %s matches %s: %s; vowels may differ more in longer texts, and less in a single word",
  (guide, written, isFound) => {
    const found = getPhoneticIndex([{ language: "any", phrase: "any", guides: [guide] }]).find(written);
    expect(found).toHaveLength(isFound ? 1 : 0);
  },
);

test("the phonetic index returns the nearest text first", () => {
  const texts = ["kow mah tahs", "koo mah tahs"].map((guide) => ({
    language: "any",
    phrase: guide,
    guides: [guide],
  }));
  expect(
    getPhoneticIndex(texts)
      .find("koo ma tas")
      .map(({ guide }) => guide),
  ).toEqual(["koo mah tahs", "kow mah tahs"]);
  expect(
    getPhoneticIndex(texts.toReversed())
      .find("kow ma tas")
      .map(({ guide }) => guide),
  ).toEqual(["kow mah tahs", "koo mah tahs"]);
});
