import { expect, test } from "vitest";
import { romanizeKana } from "./romanize-kana.ts";

test.each([
  ["かんぱい", ["kanpai"]],
  ["カンパイ", ["kanpai"]],
  ["でんしゃ", ["densha"]],
  ["きゃく りょこう", ["kyaku ryoko", "kyaku ryokou"]],
  ["じゃあね", ["jane", "jaane"]],
  ["きっぷ", ["kippu"]],
  ["まよっちゃった", ["mayotchatta"]],
  ["まっ", ["ma"]],
  ["メニュー", ["menyu"]],
  ["きんようび", ["kin yobi", "kin youbi"]],
  ["くうこう", ["kuko", "kuukou"]],
  ["とおい", ["toi", "tooi"]],
  ["どうおもう", ["doomo", "douomou"]],
  // A particle before a vowel, and a particle before a word that starts with a vowel.
  ["みずをおねがい", ["mizuoonegai"]],
  ["ねつがあります", ["netsugaarimasu"]],
  ["シェフ フォーク ディナー", ["shefu foku dina"]],
  ["ウィーン グァム キェ イェ", ["win gwamu kye ye"]],
  ["なぁ ァ", ["na a"]],
  ["ヴァイオリン", ["vaiorin"]],
])("romanizeKana returns for %s the romanizations %j", (kana, ways) => {
  expect(romanizeKana(kana)).toEqual(ways);
});

test("reads a possible particle in both ways, and a letter at the start of a word as it is written", () => {
  expect(romanizeKana("はなはどこへ").toSorted()).toEqual([
    "hanahadokoe",
    "hanahadokohe",
    "hanawadokoe",
    "hanawadokohe",
  ]);
  expect(romanizeKana("ぱは へや")).toEqual(["pawa heya", "paha heya"]);
});

test("doubles the number of romanizations at most twice", () => {
  expect(romanizeKana("ははははは")).toEqual(["hawawawawa", "hawahawawa", "hahawawawa", "hahahawawa"]);
});

test.each(["乾杯", "お会計", "arigatou", "ありがとう thanks", "ー", "っ", ""])(
  "romanizeKana returns nothing for %j",
  (text) => {
    expect(romanizeKana(text)).toEqual([]);
  },
);
