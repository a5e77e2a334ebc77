import { describe, expect, test } from "vitest";
import { type CheckedTexts, qualityWarning, qualityWarnings, WARNING_MESSAGES } from "./quality-warnings.ts";

const warn = (texts: Partial<CheckedTexts>) =>
  qualityWarnings({ native_text: "x", romanization: "x", english: "Hello", script: "Latn", ...texts });

describe("other-script", () => {
  test.each([
    ["Latn", "Привет"],
    ["Cyrl", "Privet"],
    ["Arab", "Salam"],
    ["Aran", "नमस्ते"],
    ["Hebr", "مرحبا"],
    ["Jpan", "안녕하세요"],
    ["Hans", "こんにちは"],
    ["Thai", "Sawatdi ครับ"],
    ["Deva", "HELLO there"],
    ["Cyrl", "Καλημέρα"],
    ["Hant", "Привет"],
    ["Kore", "Привет"],
    ["Latf", "Привет"],
    ["Latg", "Привет"],
  ])("%s: %s is warned of", (script, native_text) => {
    expect(warn({ script, native_text })).toEqual(["other-script"]);
  });

  test.each([
    ["Latn", "¡Hola! ¿Qué tal?"],
    ["Latn", "Đẹp quá"],
    ["Cyrl", "Здравствуйте"],
    ["Arab", "سلام"],
    ["Aran", "آپ کیسے ہیں؟"],
    ["Jpan", "ありがとう、東京タワー"],
    ["Kore", "안녕하세요 大韓民國"],
    ["Hant", "謝謝"],
    ["Latf", "Guten Tag"],
    ["Latg", "Dia dhuit"],
    ["Hans", "有Wi-Fi吗?"],
    ["Thai", "ขอ SIM การ์ด"],
    ["Deva", "क्या यहाँ ATM है?"],
    ["Cyrl", "Wi-Fi"],
    ["Arab", "12:30"],
    ["Xxxx", "Anything"],
  ])("%s: %s is not", (script, native_text) => {
    expect(warn({ script, native_text })).toEqual([]);
  });
});

describe("no-question-mark", () => {
  const ask = (script: string, native_text: string, english = "Where is it?") =>
    warn({ script, native_text, english });

  test.each([
    ["Latn", "Wo ist es"],
    ["Arab", "أين هو"],
    ["Grek", "Πού είναι"],
    ["Jpan", "どこですね"],
    ["Hans", "在哪里"],
    ["Jpan", "かれはどこ"],
  ])("%s: %s is warned of", (script, text) => expect(ask(script, text)).toEqual(["no-question-mark"]));

  test.each([
    ["Latn", "¿Dónde está?"],
    ["Arab", "أين هو؟"],
    ["Grek", "Πού είναι;"],
    ["Grek", "Πού είναι\u037e"],
    ["Armn", "Որտե՞ղ է"],
    ["Ethi", "የት ነው፧"],
    ["Hans", "在哪里？"],
    ["Jpan", "どこですか。"],
    ["Jpan", "どこですか"],
    ["Thai", "อยู่ที่ไหนครับ"],
    ["Laoo", "ຢູ່ໃສ"],
    ["Khmr", "នៅឯណា"],
    ["Mymr", "ဘယ်မှာလဲ"],
    ["Tibt", "ག་པར"],
  ])("%s: %s is not", (script, text) => expect(ask(script, text)).toEqual([]));

  test("what is no question in English needs none", () => {
    expect(ask("Latn", "Hallo", "Hello")).toEqual([]);
    expect(ask("Latn", "Ja", "Is it? It is.")).toEqual([]);
    expect(ask("Latn", "Wo", "Where? ")).toEqual(["no-question-mark"]);
    expect(ask("Latn", "Wo", "Where?(on a map) ")).toEqual(["no-question-mark"]);
    expect(ask("Latn", "Wo", "Where (exactly)? (to a driver)")).toEqual(["no-question-mark"]);
    expect(ask("Latn", "Wie geht’s", "How are you? (to a friend)")).toEqual(["no-question-mark"]);
    expect(ask("Latn", "Wie geht’s", "“How are you?”")).toEqual(["no-question-mark"]);
  });
});

test.each([
  ["two  spaces", null],
  ["a\u00a0 b", null],
  ["fine", "two  spaces"],
])("double-space: %j and %j", (native_text, romanization) => {
  expect(warn({ native_text, romanization })).toEqual(["double-space"]);
});

test("no-romanization is for scripts that are not Latin", () => {
  for (const romanization of [null, undefined, " "]) {
    expect(warn({ native_text: "سلام", script: "Arab", romanization })).toEqual(["no-romanization"]);
    expect(warn({ native_text: "Hallo", romanization })).toEqual([]);
  }
});

test("several at once come in a fixed order, and each has its words", () => {
  const all = warn({ script: "Cyrl", native_text: "Gde  eto", english: "Where?", romanization: "" });
  expect(all).toEqual(qualityWarning.options.filter((warning) => warning !== "same-as-other-phrase"));
  expect(Object.keys(WARNING_MESSAGES)).toEqual(qualityWarning.options);
  for (const words of Object.values(WARNING_MESSAGES)) expect(words).toMatch(/^[A-Z][a-z]+ /);
});
