import { expect, test } from "vitest";
import { farsi } from "../../testing/languages.ts";
import { phraseEntry } from "../testing/fixtures.ts";
import { readSavedPhrases, SAVED_PHRASES_KEY, type SavedPhrase } from "./saved-phrases.ts";

const hello: SavedPhrase = phraseEntry("Hello", farsi);
const store = (...entries: unknown[]) => localStorage.setItem(SAVED_PHRASES_KEY, JSON.stringify(entries));

test("reads phrases that earlier versions stored, with and without a pronunciation and a recording", () => {
  const stored = [hello, { ...hello, id: 2, pronunciation_guide: null, audio_url: "/media/hello.mp3" }];
  store(...stored);
  expect(readSavedPhrases()).toEqual(stored);
});

test.each<[string, unknown]>([
  ["nothing", null],
  ["an ID that is no number", { ...hello, id: "x" }],
  ["no English", { ...hello, phrase: { slug: "hello" } }],
  ["no name of its language", { ...hello, language: { ...hello.language, name: undefined } }],
  ["no code of its language", { ...hello, language: { ...hello.language, code: undefined } }],
  ["no script", { ...hello, language: { ...hello.language, script: 7 } }],
  ["no name of its category", { ...hello, category: { slug: "greetings" } }],
  ["a romanization that is no text", { ...hello, romanization: {} }],
  ["a pronunciation that is no text", { ...hello, pronunciation_guide: 7 }],
  ["a recording that is no URL", { ...hello, audio_url: ["/media/hello.mp3"] }],
  ["a form without a label", { ...hello, form: { slug: "formal" } }],
  ["a damaged main form", { ...hello, form: { label: "formal", slug: "formal" }, main: { id: 1 } }],
])("omits a stored phrase with %s, and keeps the others", (_, damaged) => {
  const other = { ...hello, id: 2 };
  store(damaged, other);
  expect(readSavedPhrases()).toEqual([other]);
});
