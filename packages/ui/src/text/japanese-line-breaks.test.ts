import { expect, it } from "vitest";
import { splitJapanesePhrases } from "./japanese-line-breaks.ts";

it.each([
  ["お水をください", ["お水を", "ください"]],
  ["お手洗いはどこですか？", ["お手洗いは", "どこですか？"]],
  ["すみません、英語を話せますか？", ["すみません、", "英語を", "話せますか？"]],
  ["コーヒーを一つお願いします", ["コーヒーを", "一つ", "お願いします"]],
  ["ありがとうございます", ["ありがとう", "ございます"]],
  ["クレジットカードは使えますか？", ["クレジットカードは", "使えますか？"]],
  ["はい", ["はい"]],
])("splits %s at the ends of its phrases", (text, phrases) => {
  expect(splitJapanesePhrases(text)).toEqual(phrases);
});
