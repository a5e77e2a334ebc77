import { expect, test } from "vitest";
import { canBeHeard, heardIndexOf } from "./heard-index.ts";

const thanksInThai = {
  language: "thai",
  phrase: "thank-you",
  guides: ["kawp-koon krahp", "kawp-koon kah"],
};
const pleaseInFrench = { language: "french", phrase: "please", guides: ["seel voo pleh", "seel tuh pleh"] };
const cheersInSwedish = { language: "swedish", phrase: "cheers", guides: ["skohl"] };
const index = heardIndexOf([thanksInThai, pleaseInFrench, cheersInSwedish]);
const find = (text: string) => index.find(text).map(({ text: found }) => found);

test.each([
  ["silvuplay", pleaseInFrench, "as a whole"],
  ["sil te play", pleaseInFrench, "in its other form"],
  ["kop kun krap", thanksInThai, "with its polite word"],
  ["korp kun", thanksInThai, "without, once though both forms begin so"],
  ["skol", cheersInSwedish, "a short one"],
])("%s finds what sounds like it, %o: %s", (written, text) => {
  expect(find(written)).toEqual([text]);
});

test.each([
  ["skill", "a short one with another vowel"],
  ["korpkun", "one word for a part"],
  ["seel", "less than most of it"],
  ["salvaplo", "other vowels"],
  ["silvuplat", "a consonant too many"],
])("%s finds nothing: %s", (written) => {
  expect(find(written)).toEqual([]);
});

test("too few sounds are not looked for", () => {
  expect(canBeHeard("zzzz")).toBe(false);
  expect(canBeHeard("moi")).toBe(false);
  expect(canBeHeard("skol")).toBe(true);
});
