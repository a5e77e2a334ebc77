import { expect, test } from "vitest";
import { dominantWord, transliterationVariants } from "./transliteration-variants.ts";

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
