import { describe, expect, test, vi } from "vitest";
import { type SearchRequest, search } from "../search.ts";
import { createMemorySource } from "../testing/memory-source.ts";
import { SMALL_TRANSLATIONS, SMALL_VOCABULARY } from "../testing/small-guide.ts";
import { dominantWord, transliterationVariants } from "./find-romanized.ts";

const source = createMemorySource(SMALL_VOCABULARY, SMALL_TRANSLATIONS);
const hitsOf = async (query: string, more: Partial<SearchRequest> = {}) =>
  (await search(source, { query, ...more })).hits;
const found = async (query: string, more?: Partial<SearchRequest>) =>
  (await hitsOf(query, more)).map(({ phrase, match }) => [phrase.slug, match?.text]);

describe("kana queries for texts written with kanji", () => {
  test.each([
    ["がんばって", "good-luck", "Ganbatte"],
    ["ガンバッテ", "good-luck", "Ganbatte"],
    ["げんきです", "im-fine", "Genki desu"],
    ["おかいけい", "the-bill-please", "O-kaikei onegai shimasu"],
    ["いち", "one", "Ichi"],
    ["に", "two", "Ni"],
  ])("finds a text with kanji by its pronunciation: %s", async (query, phrase, romanization) => {
    expect((await found(query))[0]).toEqual([phrase, romanization]);
  });

  test("finds a text with kanji without its honorific prefix", async () => {
    expect(await found("かいけい")).toEqual([["the-bill-please", "O-kaikei onegai shimasu"]]);
  });

  test("reports the romanization as the matched text, with the matched part", async () => {
    const [hit] = await hitsOf("げんき");
    expect(hit?.match).toEqual({ field: "romanization", text: "Genki desu", parts: [{ start: 0, end: 5 }] });
  });
});

test("ranks a text written in kana first and reports it as it is written", async () => {
  expect(await found("ありがとう")).toEqual([["thank-you", "ありがとう"]]);
});

test("does not search for a sound of fewer than three letters as part of a romanization", async () => {
  // 'Doitsugo o hanasemasu ka' and 'O-kaikei onegai shimasu' contain it as a word.
  expect(await found("を")).toEqual([["do-you-speak-german", "ドイツ語を話せますか"]]);
});

test("does not find a text that only sounds similar to the kana", async () => {
  expect(await found("がんばった")).toEqual([]);
});

test("searches only Japanese where no other language is chosen", async () => {
  // 'No' is also Spanish.
  expect(await hitsOf("の")).toEqual([]);
  expect(await hitsOf("がんばって", { language: "german" })).toEqual([]);
  expect(await hitsOf("がんばって", { category: "numbers" })).toEqual([]);
  expect(await found("がんばって", { language: "japanese", category: "essentials" })).toEqual([
    ["good-luck", "Ganbatte"],
  ]);
});

test("looks up Japanese romanizations for a query in kana, but not for one in kanji", async () => {
  const findTexts = vi.spyOn(source, "findTexts");
  await hitsOf("乾杯");
  const languages = () => findTexts.mock.calls.map(([, { language }]) => language);
  expect(languages()).not.toContain("japanese");
  await hitsOf("かんぱい");
  expect(languages()).toContain("japanese");
});

test.each<[string, string[]]>([
  ["gracias", ["grasias", "hracias", "glacias", "kracias"]],
  ["grasias", ["gracias", "hrasias", "glasias", "krasias"]],
  ["khob khun", ["hob hun", "khop khun", "khov khun"]],
  ["spaseebo", ["spasibo", "spaceebo", "sphaseebo", "xpaseebo", "spaseevo"]],
  ["shookran", ["shukran", "schookran", "shookhran", "xookran", "xhookran", "shooklan"]],
  ["djamila", ["jamila", "dzhamila", "djamira", "tjamila"]],
  ["achaa", ["achhaa", "ahaa"]],
  ["achha", ["ahha", "achcha"]],
  ["gratzie", ["grazie", "hratzie", "grathzie", "glatzie", "kratzie"]],
  ["kodies", ["kotdies", "khodies", "godies"]],
  ["kosdees", ["kosdis", "kotdees", "khosdees", "gosdees"]],
  ["khayir", ["hayir", "khayil"]],
  ["chayir", ["chhayir", "hayir", "chayil"]],
  ["dobrogo", ["dobroho", "doblogo", "dovrogo", "tobrogo"]],
  ["marhaban", ["marchaban", "malhaban", "marhavan"]],
  ["dhanya", ["thanya"]],
  ["xaire", ["chaire", "xaile"]],
  ["pojaluista", ["pozhaluista", "pojaluistha", "phojaluista", "pojaruista", "bojaluista"]],
  ["anpan", ["ampan", "anphan"]],
  ["ampan", ["anpan", "amphan"]],
  ["mwamwa", ["moimoi"]],
  ["yiasou", ["yiaso", "geiasou"]],
  ["yeasou", ["yeaso", "geiasou"]],
  ["yasou", ["yaso", "geiasou"]],
  ["yoasou", ["yoaso"]],
  ["gamsa", ["hamsa", "kamsa"]],
  ["theta", ["thetha"]],
  ["phokhe", ["phohe"]],
  ["masala", ["masara"]],
  ["tabdb b", ["tabdp p", "thabdb b", "tavdv v", "dabdb b"]],
  ["ambab", ["ambap", "anbab", "amvav"]],
])("the transliteration variants of %s include %j", (typed, written) => {
  expect(transliterationVariants(typed)).toEqual(written);
});

test.each<[string, string[]]>([
  [
    "kop kun krab",
    [
      "kopkun krab",
      "kop kunkrab",
      "kop kun krap",
      "khop khun khrab",
      "koph kun krab",
      "kop kun klab",
      "kop kun krav",
      "gop kun krab",
    ],
  ],
  ["hola amigo", ["hola amiho", "chola amigo", "hora amigo"]],
])("a text of more than two words, %s, is also split at other positions: %j", (typed, written) => {
  expect(transliterationVariants(typed)).toEqual(written);
});

test.each<[string, string[]]>([
  ["ありがと わお", ["ありがと はお", "ありがと わう", "アリガト ワオ"]],
  ["アリ", ["あり"]],
  ["ニホん", ["にほん", "ニホン"]],
])("the variants of %s include kana that sound alike and the other kana alphabet: %j", (typed, written) => {
  expect(transliterationVariants(typed)).toEqual(written);
});

test.each([
  ["gato", "a short text"],
  ["k l m n o p", "one of many words"],
  ["谢谢kgb谢谢", "an unspaced script"],
  ["わ", "a letter alone"],
])("%s has no transliteration variants: %s", (typed) => {
  expect(transliterationVariants(typed)).toEqual([]);
});

test.each([
  ["hola amigo", "amigo"],
  ["obrigado a", "obrigado"],
  ["uno amigos dos", "amigos"],
  ["aaaaa bbbbb", "aaaaa"],
  ["uno amigos todos", null],
  ["un ami", null],
  ["amigos", null],
  ["", null],
])("the dominant word of %s is %s", (text, word) => {
  expect(dominantWord(text)).toBe(word);
});
