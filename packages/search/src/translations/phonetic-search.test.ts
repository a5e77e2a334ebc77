import { describe, expect, test, vi } from "vitest";
import { type SearchRequest, search } from "../search.ts";
import { createMemorySource } from "../testing/memory-source.ts";
import { SMALL_TRANSLATIONS, SMALL_VOCABULARY } from "../testing/small-guide.ts";
import { getPhoneticIndex, isLongEnough } from "./phonetic-search.ts";

describe("a query typed by ear", () => {
  const source = createMemorySource(SMALL_VOCABULARY, SMALL_TRANSLATIONS, [
    { language: "german", phrase: "good-night", guides: ["goo-tuh nahkht"] },
    { language: "japanese", phrase: "good-night", guides: ["oh-yah-soo-mee"] },
    { language: "japanese", phrase: "gone", guides: ["oh-yah-soo-mee"] },
  ]);
  const findHeard = async (query: string, more: Partial<SearchRequest> = {}) =>
    (await search(source, { query, ...more })).hits.map(({ phrase, language, match }) => [
      phrase.slug,
      language.slug,
      match?.field,
      match?.text,
    ]);
  const OYASUMI = ["good-night", "japanese", "pronunciation_guide", "oh-yah-soo-mee"];

  test("finds a translation by its pronunciation and reports the pronunciation as the match", async () => {
    expect(await findHeard("oyersoomy")).toEqual([OYASUMI]);
    const [hit] = (await search(source, { query: "oyersoomy" })).hits;
    expect(hit?.match?.parts).toEqual([{ start: 0, end: 14 }]);
  });

  test("finds a translation by its pronunciation in the chosen language", async () => {
    expect(await findHeard("oyersoomy in japanese")).toEqual([OYASUMI]);
    expect(await findHeard("oyersoomy", { language: "german" })).toEqual([]);
    expect(await findHeard("oyersoomy", { category: "essentials" })).toEqual([OYASUMI]);
    expect(await findHeard("oyersoomy", { category: "travel-directions" })).toEqual([]);
  });

  test("makes no phonetic lookup where a text matches as written or has too few sounds", async () => {
    const phoneticTexts = vi.spyOn(source, "phoneticTexts");
    await findHeard("oyasumi");
    await findHeard("thank you");
    await findHeard("zzzz");
    expect(phoneticTexts).not.toHaveBeenCalled();
  });
});

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
