import { expect, it } from "vitest";
import { pickVoice } from "./pick-voice.ts";

const voice = (lang: string, localService = true) => ({ lang, localService, default: false });

it("takes a voice of the language, whatever its region and however it is written", () => {
  const spanish = voice("es_MX");
  expect(pickVoice([voice("en-US"), spanish], "es")).toBe(spanish);
});

it("takes a voice on the device before one elsewhere", () => {
  const local = voice("fr-CA");
  expect(pickVoice([voice("fr-FR", false), local], "fr")).toBe(local);
});

it("knows the other codes of Filipino, Norwegian, Hebrew and Mandarin", () => {
  expect(pickVoice([voice("fil-PH")], "tl")).not.toBeNull();
  expect(pickVoice([voice("nb-NO")], "no")).not.toBeNull();
  expect(pickVoice([voice("iw-IL")], "he")).not.toBeNull();
  expect(pickVoice([voice("cmn-CN")], "zh")).not.toBeNull();
});

it("never reads Mandarin with a Cantonese voice", () => {
  expect(pickVoice([voice("zh-HK"), voice("zh_HK"), voice("yue-HK")], "zh")).toBeNull();
  const mandarin = voice("zh-TW");
  expect(pickVoice([voice("zh-HK"), mandarin], "zh")).toBe(mandarin);
});

it("has no voice for a language that no voice speaks", () => {
  expect(pickVoice([voice("en-US"), voice("amx-XX")], "am")).toBeNull();
});
