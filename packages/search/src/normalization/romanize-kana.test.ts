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
  // A particle before a vowel, and one before a word that begins with one.
  ["みずをおねがい", ["mizuoonegai"]],
  ["ねつがあります", ["netsugaarimasu"]],
  ["シェフ フォーク ディナー", ["shefu foku dina"]],
  ["ウィーン グァム キェ イェ", ["win gwamu kye ye"]],
  ["なぁ ァ", ["na a"]],
  ["ヴァイオリン", ["vaiorin"]],
])("%s may be %j", (kana, ways) => {
  expect(romanizeKana(kana)).toEqual(ways);
});

test("reads what may be a particle both ways, and what is at the start of a word as it is written", () => {
  expect(romanizeKana("はなはどこへ").toSorted()).toEqual([
    "hanahadokoe",
    "hanahadokohe",
    "hanawadokoe",
    "hanawadokohe",
  ]);
  expect(romanizeKana("ぱは へや")).toEqual(["pawa heya", "paha heya"]);
});

test("doubles the ways no more than twice", () => {
  expect(romanizeKana("ははははは")).toEqual(["hawawawawa", "hawahawawa", "hahawawawa", "hahahawawa"]);
});

test.each(["乾杯", "お会計", "arigatou", "ありがとう thanks", "ー", "っ", ""])("%j has none", (text) => {
  expect(romanizeKana(text)).toEqual([]);
});
