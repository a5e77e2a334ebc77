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
])("%s may be meant for %j", (typed, written) => {
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
])("%s may be parted elsewhere where it is of more than two words", (typed, written) => {
  expect(transliterationVariants(typed)).toEqual(written);
});

test.each<[string, string[]]>([
  ["ありがと わお", ["ありがと はお", "ありがと わう", "アリガト ワオ"]],
  ["アリ", ["あり"]],
  ["ニホん", ["にほん", "ニホン"]],
])("%s may be meant for the letters that are heard alike, or for the other alphabet", (typed, written) => {
  expect(transliterationVariants(typed)).toEqual(written);
});

test.each([
  ["gato", "a short text"],
  ["k l m n o p", "one of many words"],
  ["谢谢kgb谢谢", "an unspaced script"],
  ["わ", "a letter alone"],
])("%s is written in no other way: %s", (typed) => {
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
])("the word that is most of %s is %s", (text, word) => {
  expect(dominantWord(text)).toBe(word);
});
