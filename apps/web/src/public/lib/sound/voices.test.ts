import { expect, it } from "vitest";
import { pickVoice } from "./voices.ts";

const voice = (lang: string, localService = true) => ({ lang, localService, default: false });

it("picks a voice of the language regardless of region and notation", () => {
  const spanish = voice("es_MX");
  expect(pickVoice([voice("en-US"), spanish], "es")).toBe(spanish);
});

it("prefers a voice on the device to a remote one", () => {
  const local = voice("fr-CA");
  expect(pickVoice([voice("fr-FR", false), local], "fr")).toBe(local);
});

it("recognizes the alternative codes of Filipino, Norwegian, Hebrew and Mandarin", () => {
  expect(pickVoice([voice("fil-PH")], "fil")).not.toBeNull();
  expect(pickVoice([voice("no-NO")], "nb")).not.toBeNull();
  expect(pickVoice([voice("nb-NO")], "no")).not.toBeNull();
  expect(pickVoice([voice("tl-PH")], "fil")).not.toBeNull();
  expect(pickVoice([voice("fil-PH")], "tl")).not.toBeNull();
  expect(pickVoice([voice("iw-IL")], "he")).not.toBeNull();
  expect(pickVoice([voice("cmn-CN")], "zh-Hans")).not.toBeNull();
});

it("rejects a Cantonese voice for Mandarin", () => {
  expect(pickVoice([voice("zh-HK"), voice("zh_HK"), voice("yue-HK")], "zh-Hans")).toBeNull();
  const mandarin = voice("zh-TW");
  expect(pickVoice([voice("zh-HK"), mandarin], "zh")).toBe(mandarin);
});

it("returns null for a language without a voice", () => {
  expect(pickVoice([voice("en-US"), voice("amx-XX")], "am")).toBeNull();
});
