import { expect, test } from "vitest";
import type { EnglishMatch } from "./english/search-english.ts";
import type { TranslationResult } from "./matching/match-translations.ts";
import { runInterpretation } from "./query/run-interpretation.ts";
import { createMemorySource } from "./testing/memory-source.ts";
import { SMALL_TRANSLATIONS, SMALL_VOCABULARY } from "./testing/small-guide.ts";
import { getVocabularyIndex } from "./vocabulary-index.ts";

const source = createMemorySource(SMALL_VOCABULARY, SMALL_TRANSLATIONS);
const index = getVocabularyIndex(SMALL_VOCABULARY);

interface Given {
  kind: EnglishMatch["kind"];
  cost?: number;
  isDoubtful?: boolean;
  isGuess?: boolean;
  isBegun?: boolean;
  share?: number;
  language?: string;
  text?: string;
}

/** Runs an interpretation with one English match, or with one translation; returns the result, as a guess or not. */
async function read(
  { kind, cost = 0.5, isDoubtful, language, text = "muchas", isGuess, isBegun, share = 1 }: Given,
  isTranslation: boolean,
) {
  const [entry] = SMALL_TRANSLATIONS.map((one) => one.entry);
  if (!entry) throw new Error("The guide has no translation.");
  const match = { field: "native_text" as const, text: entry.native_text, parts: [] };
  const translation: TranslationResult = { entry, kind, cost, share, isBegun, match };
  const english: EnglishMatch = { phrase: 0, kind, cost, share, ranges: [], isGuess };
  const none = () => Promise.resolve([]);
  const result = await runInterpretation(
    source,
    index,
    { texts: [text], language: null, category: null, least: null },
    { language: language ?? null, category: null },
    () => ({ matches: isTranslation ? [] : [english], corrected: "corrected", isDoubtful }),
    {
      asWritten: isTranslation ? () => Promise.resolve([translation]) : none,
      conventional: none,
      respelled: none,
      phonetic: none,
    },
  );
  const [found] = result?.found ?? [];
  return {
    isGuess: found?.isGuess,
    soundsLike: found?.match?.sounds_like ?? false,
    corrected: result?.corrected,
  };
}

test.each<[string, Given, { isGuess: boolean; soundsLike: boolean; corrected: string | null }]>([
  [
    "a similar phrase with a typo is no guess",
    { kind: "similar" },
    { isGuess: false, soundsLike: false, corrected: "corrected" },
  ],
  [
    "a similar phrase with two typos is a guess",
    { kind: "similar", cost: 1 },
    { isGuess: true, soundsLike: false, corrected: "corrected" },
  ],
  [
    "a similar phrase by a doubtful correction is a guess, and said to be one",
    { kind: "similar", isDoubtful: true },
    { isGuess: true, soundsLike: true, corrected: null },
  ],
  [
    "a phrase with the words is no guess at any cost",
    { kind: "words", cost: 1, isDoubtful: true },
    { isGuess: false, soundsLike: false, corrected: null },
  ],
  [
    "a phrase found by an incidental word is a guess, and marked as one",
    { kind: "words", isGuess: true },
    { isGuess: true, soundsLike: true, corrected: null },
  ],
])("%s", async (_what, given, expected) => expect(await read(given, false)).toEqual(expected));

test.each<[string, Given, boolean]>([
  ["a similar translation is a guess where no language is named", { kind: "similar" }, true],
  ["a similar translation is no guess in a language", { kind: "similar", language: "spanish" }, false],
  ["a translation with the words is no guess", { kind: "words" }, false],
  ["a translation with a few of the letters is a guess", { kind: "prefix", text: "much" }, true],
  ["a translation with the start of a word is a guess", { kind: "prefix", isBegun: true }, true],
  [
    "such a translation is not a guess if the query names a language",
    { kind: "prefix", isBegun: true, language: "spanish" },
    false,
  ],
  ["a translation of which a word is a small part is a guess", { kind: "words", share: 0.29 }, true],
  ["a translation of which a word is a larger part is no guess", { kind: "words", share: 0.3 }, false],
  ["a small part of several words is no guess", { kind: "words", share: 0.2, text: "muchas y" }, false],
  ["a translation of a few letters is no guess", { kind: "same", text: "hola" }, false],
  ["a few letters of another script are no guess", { kind: "words", text: "谢谢" }, false],
  ["a few letters are no guess in a language", { kind: "prefix", text: "much", language: "spanish" }, false],
])("%s", async (_what, given, isGuess) => {
  expect(await read(given, true)).toEqual({ isGuess, soundsLike: isGuess, corrected: null });
});
