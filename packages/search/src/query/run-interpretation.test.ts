import { ENTRIES_OF_GROUP, SEARCH_LIMIT } from "@saywhere/validators/search/search-limits";
import { expect, test, vi } from "vitest";
import type { EnglishMatch } from "../english/search-english.ts";
import type { TranslationResult } from "../matching/match-translations.ts";
import { createMemorySource } from "../testing/memory-source.ts";
import { SMALL_TRANSLATIONS, SMALL_VOCABULARY } from "../testing/small-guide.ts";
import { getVocabularyIndex } from "../vocabulary-index.ts";
import type { Interpretation } from "./interpret-query.ts";
import { runInterpretation } from "./run-interpretation.ts";

const source = createMemorySource(SMALL_VOCABULARY, SMALL_TRANSLATIONS);
const index = getVocabularyIndex(SMALL_VOCABULARY);

/** An English match of the phrase at this index of the vocabulary. */
const english = (phrase: number, more: Partial<EnglishMatch> = {}): EnglishMatch => ({
  phrase,
  kind: "words",
  cost: 0,
  share: 1,
  ranges: [],
  ...more,
});

/** A match of the Spanish translation of 'Two' in its native text. */
function native(more: Partial<TranslationResult> = {}): TranslationResult {
  const found = SMALL_TRANSLATIONS.find(({ entry }) => entry.native_text === "Dos");
  if (!found) throw new Error("The guide has no 'Dos'.");
  const match = { field: "native_text" as const, text: "Dos", parts: [] };
  return { entry: found.entry, kind: "words", cost: 0.1, share: 1, match, ...more };
}

interface Given extends Partial<Omit<Interpretation, "language" | "category">> {
  /** English matches by text; an array gives the same matches for every text. */
  matches?: EnglishMatch[] | Record<string, EnglishMatch[]>;
  corrected?: string;
  isDoubtful?: boolean;
  plain?: TranslationResult[];
  language?: string;
  category?: string;
  from?: typeof source;
}

/** Runs an interpretation; returns what it finds and which other lookups it made for the text. */
async function read({
  matches = [],
  corrected,
  isDoubtful = false,
  plain = [],
  language,
  category,
  from = source,
  ...interpretation
}: Given) {
  const lookups: string[] = [];
  const look = (how: string, found: TranslationResult[]) => (text: string) => {
    lookups.push(`${how} ${text}`);
    return Promise.resolve(found);
  };
  const found = await runInterpretation(
    from,
    index,
    { texts: ["query"], language: null, category: null, least: null, ...interpretation },
    { language: language ?? null, category: category ?? null },
    (text) => ({
      matches: Array.isArray(matches) ? matches : (matches[text] ?? []),
      corrected: corrected ?? null,
      isDoubtful,
    }),
    {
      asWritten: look("written", plain),
      conventional: look("conventional", []),
      respelled: look("respelled", []),
      phonetic: look("phonetic", []),
    },
  );
  return { found, lookups, phrases: found?.found.map(({ entries }) => entries[0]?.phrase.slug) ?? null };
}

test.each<[string, Given, string[] | null]>([
  ["a phrase that matches as well as required", { least: "words", matches: [english(9)] }, ["one"]],
  ["a phrase that matches less well than required", { least: "same", matches: [english(9)] }, null],
  ["nothing", { least: "words" }, null],
  [
    "most of a phrase at a low cost, for a plain interpretation",
    { isPlain: true, matches: [english(9, { cost: 0.3, share: 0.6 })] },
    ["one"],
  ],
  [
    "a phrase at too high a cost, for a plain interpretation",
    { isPlain: true, matches: [english(9, { cost: 0.4 })] },
    null,
  ],
  [
    "too small a share of a phrase, for a plain interpretation",
    { isPlain: true, matches: [english(9, { share: 0.5 })] },
    null,
  ],
  [
    "the beginning of one",
    { isPlain: true, matches: [english(9, { kind: "prefix", cost: 1, share: 0 })] },
    ["one"],
  ],
  ["nothing in English, where no English match is required", { plain: [native()] }, ["two"]],
  [
    "a phrase, where the name of a language may describe a thing",
    { isLoose: true, matches: [english(9)] },
    ["one"],
  ],
  [
    "only a guess, where such a name may describe a thing",
    { isLoose: true, isDoubtful: true, matches: [english(9, { kind: "similar" })], corrected: "one" },
    null,
  ],
  ["a phrase that the language does not have", { matches: [english(9)], language: "klingon" }, null],
])("runInterpretation accepts or rejects an interpretation that finds %s", async (_what, given, phrases) => {
  expect((await read(given)).phrases).toEqual(phrases);
});

const FIVE_SAME = [9, 10, 2, 3, 4].map((phrase) => english(phrase, { kind: "same" }));

const EVERY_WAY = ["written query", "conventional query", "respelled query", "phonetic query"];

test.each<[string, Given, string[]]>([
  ["as it is written, where an English phrase matches", { matches: [english(9)] }, ["written query"]],
  ["nowhere, where exact phrases fill the list", { matches: FIVE_SAME }, []],
  [
    "as it is written, where exact phrases fill only part of the list",
    { matches: FIVE_SAME.slice(1) },
    ["written query"],
  ],
  [
    "as it is written, where exact phrases are few in one language",
    { matches: FIVE_SAME, language: "german" },
    ["written query"],
  ],
  [
    "still, where it is a synonym",
    { texts: ["a b c"], matches: [english(9, { kind: "same", cost: 0.1 })] },
    ["written a b c"],
  ],
  [
    "not, where a phrase begins with three words",
    { texts: ["a b c"], matches: [english(9, { kind: "prefix" })] },
    [],
  ],
  [
    "not, where a phrase is the same of three words",
    { texts: ["a b c"], matches: [english(9, { kind: "same" })] },
    [],
  ],
  [
    "still, where it begins with two",
    { texts: ["a b"], matches: [english(9, { kind: "prefix" })] },
    ["written a b"],
  ],
  [
    "as it is written, where a phrase contains its three words",
    { texts: ["a b c"], matches: [english(9)] },
    ["written a b c"],
  ],
  ["in every way, where nothing is found", {}, EVERY_WAY],
  [
    "in every way, where what is found has many typos",
    { matches: [english(9, { kind: "similar", cost: 1 })], corrected: "one" },
    EVERY_WAY,
  ],
  [
    "in another convention and by ear, where what is found has few typos",
    { matches: [english(9, { kind: "similar", cost: 0.9 })], corrected: "one" },
    ["written query", "conventional query", "phonetic query"],
  ],
  [
    "in no other way, where the text was not corrected",
    { matches: [english(9, { cost: 1 })] },
    ["written query"],
  ],
  ["in no other way, where a translation contains it", { plain: [native()] }, ["written query"]],
  [
    "in another convention and by ear, where a text is similar",
    { plain: [native({ kind: "similar", cost: 0.6 })] },
    ["written query", "conventional query", "phonetic query"],
  ],
  ["in every way, where a text has many typos", { plain: [native({ kind: "similar", cost: 1 })] }, EVERY_WAY],
  [
    "in no other way, where one of several has its words",
    { matches: [english(9), english(10, { kind: "similar" })], plain: [native({ kind: "similar" })] },
    ["written query"],
  ],
])("runInterpretation looks a text up among translations %s", async (_how, given, lookups) => {
  expect((await read(given)).lookups).toEqual(lookups);
});

test.each<[string, Record<string, EnglishMatch[]>, string]>([
  ["matches best", { "a b": [english(9, { kind: "similar" })], b: [english(9, { cost: 0.9 })] }, "b"],
  ["costs least", { "a b": [english(9, { cost: 0.1 })], b: [english(9, { cost: 0.2 })] }, "a b"],
  ["matches at all", { b: [english(9, { kind: "contained", cost: 9 })] }, "b"],
])("of several texts, runInterpretation takes the one that %s", async (_what, matches, text) => {
  expect((await read({ texts: ["", "a b", "b"], matches })).found?.text).toBe(text);
  expect((await read({ texts: ["b", "", "a b"], matches })).found?.text).toBe(text);
});

test("takes the shortest non-empty text where no text matches in English", async () => {
  expect((await read({ texts: ["a b", "", "b"], plain: [native()] })).found?.text).toBe("b");
});

test("reports a correction only where the best result is a phrase found in English", async () => {
  const matches = [english(9, { kind: "similar", cost: 0.5 })];
  const { found } = await read({
    matches,
    corrected: "one",
    plain: [native({ kind: "similar", cost: 0.6 })],
  });
  expect(found?.corrected).toBe("one");
  expect((await read({ matches, corrected: "one", plain: [native()] })).found?.corrected).toBeNull();
});

test("reads all entries of exact matches, and of other matches as many as fill the list", async () => {
  const readEntries = vi.spyOn(source, "readEntries");
  const most = async (matches: EnglishMatch[]) => {
    await read({ matches });
    return readEntries.mock.lastCall?.[0].map((lookups) => lookups.limit);
  };
  expect(await most([english(9, { kind: "same" }), english(10)])).toEqual([SEARCH_LIMIT, SEARCH_LIMIT]);
  expect(await most([english(9), english(10)])).toEqual([SEARCH_LIMIT / 2, SEARCH_LIMIT / 2]);
  const many = Array.from({ length: 11 }, (_, phrase) => english(phrase));
  expect(new Set(await most(many))).toEqual(new Set([ENTRIES_OF_GROUP]));
  expect(await most(Array.from({ length: 3 * SEARCH_LIMIT }, () => english(9)))).toHaveLength(SEARCH_LIMIT);
});

test("omits a phrase for which the source has no entries", async () => {
  const from = { ...source, readEntries: () => Promise.resolve(new Map()) };
  expect((await read({ matches: [english(9)], from })).phrases).toBeNull();
  expect((await read({ texts: [""], category: "numbers", from })).phrases).toBeNull();
});

test.each<[string, Given, string[] | null]>([
  ["a category", { category: "numbers" }, ["one", "two"]],
  ["a category in a language", { category: "numbers", language: "german" }, ["one", "two"]],
  ["a language", { language: "german" }, ["hello", "thank-you"]],
  ["a language without phrases", { language: "klingon" }, null],
  ["an unknown category", { category: "none" }, null],
  ["the whole vocabulary, which it does not list", {}, null],
])("an empty text lists the phrases of %s", async (_where, given, phrases) => {
  const { phrases: found, lookups } = await read({ texts: [""], ...given });
  expect(found).toEqual(phrases);
  expect(lookups).toEqual([]);
});
