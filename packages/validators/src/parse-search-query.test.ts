import { describe, expect, test } from "vitest";
import { parseSearchQuery } from "./parse-search-query.ts";

const named = (slug: string, ...names: string[]) => ({ slug, names });

const languages = [
  named("japanese", "japanese", "日本語", "ja"),
  named("mandarin-chinese", "mandarin chinese", "chinese", "mandarin", "zh"),
  named("norwegian", "norwegian", "norsk", "no"),
  named("spanish", "spanish", "espanol", "es"),
];

const parsed = (query: string) => {
  const { language, text } = parseSearchQuery(query, languages);
  return [language?.slug ?? null, text];
};

describe("parseSearchQuery", () => {
  test.each([
    ["thank you in japanese", "japanese", "thank you"],
    ["japanese thank you", "japanese", "thank you"],
    ["thank you japanese", "japanese", "thank you"],
    ["how do you say good morning in chinese", "mandarin-chinese", "good morning"],
    ["how to say hello in mandarin chinese", "mandarin-chinese", "hello"],
    ["hello espanol", "spanish", "hello"],
    ["thank you in ja", "japanese", "thank you"],
    ["what is your name in japanese", "japanese", "what is your name"],
    ["japanese", "japanese", ""],
  ])("%s", (query, language, text) => expect(parsed(query)).toEqual([language, text]));

  test.each([
    ["thank you", "thank you"],
    ["what is your name", "what is your name"],
    ["no", "no"],
    ["no smoking", "no smoking"],
    ["i say no", "i say no"],
    ["thank you in klingon", "thank you in klingon"],
    ["", ""],
  ])("%s names no language", (query, text) => expect(parsed(query)).toEqual([null, text]));
});
