import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { expect, test } from "vitest";
import { groupPhrases, listHits, type PhraseResult, rank } from "./rank-results.ts";
import { SMALL_TRANSLATIONS, SMALL_VOCABULARY } from "./testing/small-guide.ts";
import { getVocabularyIndex } from "./vocabulary-index.ts";

const index = getVocabularyIndex(SMALL_VOCABULARY);

function entryOf(phrase: string, language: string): PhraseEntry {
  const found = SMALL_TRANSLATIONS.find(
    ({ entry }) => entry.phrase.slug === phrase && entry.language.slug === language,
  );
  if (!found) throw new Error(`There is no ${phrase} in ${language}.`);
  return found.entry;
}

/** Builds a phrase result in the given languages, or one whose reason holds in every language. */
const found = (phrase: string, languages: string[], more: Partial<PhraseResult> = {}): PhraseResult => ({
  entries: languages.map((language) => entryOf(phrase, language)),
  total: 7,
  kind: "words",
  cost: 0,
  share: 0.5,
  match: { field: "native_text", text: phrase, parts: [] },
  inEveryLanguage: false,
  isGuess: false,
  ...more,
});

const summaryOf = (entries: readonly PhraseEntry[]) =>
  entries.map(({ phrase, language }) => `${phrase.slug} · ${language.slug}`);

test.each<[string, PhraseResult, PhraseResult]>([
  ["a better match", found("two", ["spanish"], { kind: "same", cost: 1 }), found("hello", ["spanish"])],
  ["a lower cost", found("two", ["spanish"]), found("hello", ["spanish"], { cost: 0.1 })],
  ["a popular phrase", found("thank-you", ["spanish"], { share: 0 }), found("no", ["spanish"], { share: 1 })],
  ["a larger matched share", found("two", ["spanish"], { share: 0.6 }), found("one", ["spanish"])],
  ["the phrase earlier in the lists", found("one", ["german"]), found("two", ["spanish"])],
  ["the first language", found("one", ["spanish"]), found("one", ["german"])],
  [
    "a partial match rather than a guess",
    found("two", ["spanish"], { kind: "contained", cost: 2 }),
    found("one", ["spanish"], { kind: "similar", isGuess: true }),
  ],
  [
    "nearly as much of it",
    found("one", ["spanish"], { share: 0.51 }),
    found("two", ["spanish"], { share: 0.54 }),
  ],
])("rank puts %s first", (_what, first, second) => {
  expect(rank(index, [second, first])).toEqual([first, second]);
  expect(rank(index, [first, second])).toEqual([first, second]);
});

test("ranks a phrase that is in no list last", () => {
  const unlisted = {
    ...found("one", []),
    entries: [{ ...entryOf("one", "spanish"), phrase: { slug: "new", english: "New" } }],
  };
  expect(rank(index, [unlisted, found("two", ["spanish"])])[1]).toBe(unlisted);
});

test("lists an exact match in all its languages, and alternates between phrases that match less well", () => {
  const hits = listHits([
    found("one", ["spanish", "german"], { kind: "same" }),
    found("two", ["spanish"], { kind: "same" }),
    found("no", ["spanish", "german", "arabic"]),
    found("hello", ["spanish"]),
    found("one", ["german", "arabic"]),
  ]);
  expect(summaryOf(hits)).toEqual([
    "one · spanish",
    "one · german",
    "two · spanish",
    "no · spanish",
    "hello · spanish",
    "no · german",
    "one · arabic",
    "no · arabic",
  ]);
  expect(hits[0]?.match?.text).toBe("one");
});

test("groups a phrase once, with a hit for each language and the reason that holds in all languages", () => {
  const [one, two, ...others] = groupPhrases([
    found("one", ["spanish", "german"]),
    found("two", ["spanish"]),
    found("one", ["german", "arabic"], {
      kind: "similar",
      inEveryLanguage: true,
      match: { field: "english", text: "One", parts: [] },
    }),
    found("no", []),
  ]);
  expect(one).toMatchObject({
    phrase: { slug: "one" },
    category: { slug: "numbers" },
    match: { text: "One" },
    total: 7,
  });
  expect(summaryOf(one?.hits ?? [])).toEqual(["one · spanish", "one · german", "one · arabic"]);
  expect(one?.hits[1]?.match?.field).toBe("native_text");
  expect(two).toMatchObject({ phrase: { slug: "two" }, match: null, total: 1 });
  expect(others).toEqual([]);
});

test.each<[string, Partial<PhraseResult>, Partial<PhraseResult>, string[]]>([
  ["in order where its English has the words", {}, {}, ["spanish", "german", "arabic"]],
  [
    "in order where its English is the query too",
    { kind: "same" },
    { kind: "same" },
    ["spanish", "german", "arabic"],
  ],
  ["with the one first whose text is the query", { kind: "same" }, {}, ["arabic", "spanish", "german"]],
  [
    "with the better match first where its English is only similar",
    {},
    { kind: "similar" },
    ["arabic", "spanish", "german"],
  ],
  [
    "with the better match first where its English is a guess",
    {},
    { isGuess: true },
    ["arabic", "spanish", "german"],
  ],
])("lists the languages of a phrase %s", (_how, text, english, order) => {
  const [one] = groupPhrases([
    found("one", ["arabic"], { kind: "prefix", ...text }),
    found("one", ["spanish", "german", "arabic"], { inEveryLanguage: true, match: null, ...english }),
  ]);
  expect(one?.hits.map(({ language }) => language.slug)).toEqual(order);
  expect(one?.hits.find(({ language }) => language.slug === "arabic")?.match?.field).toBe("native_text");
});

test("cuts hits, groups and the entries of a group at their limits", () => {
  const many = Array.from({ length: 25 }, (_, id) => {
    const entry = { ...entryOf("one", "spanish"), id, phrase: { slug: `phrase-${id}`, english: "Phrase" } };
    return { ...found("one", []), entries: [entry] };
  });
  expect(listHits(many)).toHaveLength(20);
  expect(groupPhrases(many)).toHaveLength(20);
  const [one] = groupPhrases([
    {
      ...found("one", []),
      entries: many.map(({ entries: [entry] }) => ({
        ...entryOf("one", "spanish"),
        ...entry,
        phrase: { slug: "one", english: "One" },
      })),
    },
  ]);
  expect(one?.hits).toHaveLength(6);
});
