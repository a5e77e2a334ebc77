import { beforeEach, expect, test } from "vitest";
import type { SearchScope } from "../search-source.ts";
import { packRows, type TextRow } from "../testing/pack-rows.ts";
import { type StaticVocabulary, staticData } from "./data-files.ts";
import { createStaticSearchSource } from "./static-search-source.ts";

const EVERYWHERE: SearchScope = { language: null, category: null };
const IN_SPANISH: SearchScope = { language: "spanish", category: null };

const language = (slug: string, script: string, scripts: string[]) => ({
  slug,
  name: slug,
  code: slug.slice(0, 2),
  script,
  direction: "ltr" as const,
  names: [slug],
  scripts,
});

const vocabulary: StaticVocabulary = {
  languages: [
    language("spanish", "Latn", ["Latn"]),
    language("russian", "Cyrl", ["Cyrl", "Latn"]),
    language("mandarin", "Hans", ["Hani", "Latn"]),
    language("japanese", "Jpan", ["Hani", "Hira", "Latn"]),
  ],
  categories: [
    { slug: "greetings", name: "Greetings" },
    { slug: "health", name: "Health" },
  ],
  phrases: [
    ["hello", "Hello", "greetings", 4, 11],
    ["thank-you", "Thank you", "greetings", 4, 12],
    ["help", "Help", "health", 2, 13],
  ],
  popular: 2,
  synonyms: [["hi", "hello"]],
};
const texts: Record<string, TextRow[]> = {
  spanish: [
    ["hello", 1, "Hola", null, "¿Qué tal?"],
    ["thank-you", 2, "Gracias", null, "Muchas gracias", "Hola y gracias"],
    ["help", 3, "¡Ayuda!", null],
  ],
  russian: [
    ["hello", 4, "Привет", "Privet"],
    ["thank-you", 5, "Спасибо", "Spasibo", "Благодарю", "Blagodaryu"],
  ],
  mandarin: [
    ["hello", 6, "你好", "Nǐ hǎo"],
    ["thank-you", 7, "谢谢", "Xièxie"],
  ],
  japanese: [
    ["hello", 8, "こんにちは", "Konnichiwa"],
    ["thank-you", 9, "ありがとう", "Arigatō"],
    ["help", 10, "助けて", "Tasukete"],
  ],
};
const entryOf = (slug: string, id: number) => {
  const ref = vocabulary.languages
    .map(({ names: _, scripts: __, ...rest }) => rest)
    .find((one) => one.slug === slug);
  const [phraseSlug, , native_text, romanization] = texts[slug]?.find((text) => text[1] === id) ?? [];
  const [, english, categorySlug] = vocabulary.phrases.find(([phrase]) => phrase === phraseSlug) ?? [];
  const category = vocabulary.categories.find((one) => one.slug === categorySlug);
  return { id, phrase: { slug: phraseSlug, english }, language: ref, category, native_text, romanization };
};

let files: Map<string, unknown>;
let read: Set<string>;
const filesOf = () => ({
  read: async <T>(address: string) => {
    read.add(address);
    if (!files.has(address)) throw new Error(`There is no ${address}`);
    return files.get(address) as T;
  },
  readList: async <T>(address: string) => {
    read.add(address);
    return (files.get(address) ?? []) as T[];
  },
  has: (address: string) => read.has(address),
});
const source = () => createStaticSearchSource(filesOf());
const readTexts = () => Object.keys(texts).filter((slug) => read.has(staticData.textsOfLanguage(slug)));

beforeEach(() => {
  read = new Set();
  files = new Map<string, unknown>([[staticData.vocabulary, vocabulary]]);
  for (const [slug, rows] of Object.entries(texts))
    files.set(staticData.textsOfLanguage(slug), packRows(vocabulary, rows));
  for (const [slug] of vocabulary.phrases) {
    const entries = Object.entries(texts).flatMap(([spoken, rows]) =>
      rows.flatMap(([phrase, id]) => (phrase === slug ? [entryOf(spoken, id)] : [])),
    );
    files.set(staticData.entriesOfPhrase(slug), entries);
  }
});

const requests = (limit: number, slugs: string[]) => slugs.map((slug) => ({ slug, limit }));

const idsOf = async (text: string, scope = EVERYWHERE, limit = 20) =>
  (await source().findTexts([text], scope, { limit, minKind: "contained" })).map(({ entry }) => entry.id);

test("returns the same vocabulary object each time, so that data derived from it can be cached", async () => {
  const copy = source();
  const first = await copy.vocabulary();
  expect(await copy.vocabulary()).toBe(first);
  expect(first).toMatchObject({ popular: 2, synonyms: [["hi", "hello"]] });
  expect(first.languages[0]).toEqual({
    slug: "spanish",
    name: "spanish",
    code: "sp",
    script: "Latn",
    direction: "ltr",
    names: ["spanish"],
  });
  expect(first.phrases[2]).toEqual({
    slug: "help",
    english: "Help",
    category: { slug: "health", name: "Health" },
  });
});

test.each<[string, string, number[]]>([
  ["native text", "谢谢", [7]],
  ["a part of it, in a script without word separators", "助", [10]],
  ["romanization", "xie xie", [7]],
  ["another form", "blagodaryu", [5]],
  ["its start", "konni", [8]],
  ["a typo", "arigatto", [9]],
  ["the whole text, then its start, then a word of it", "hola", [1, 2]],
  ["a text within what was typed", "privet amigo", [4]],
  ["a text of several words within it, however they are separated", "nihao amigo", [6]],
  ["nothing where no text matches", "zzzz", []],
])("the static search source finds a translation by %s", async (_by, text, ids) => {
  expect(await idsOf(text)).toEqual(ids);
});

test("returns the best matches when there are more than requested", async () => {
  expect(await idsOf("gracias", EVERYWHERE, 1)).toEqual([2]);
  expect(await idsOf("hola", EVERYWHERE, 1)).toEqual([1]);
});

test("returns the entry with the texts of its other forms", async () => {
  expect(await source().findTexts(["spasibo"], EVERYWHERE, { limit: 20, minKind: "contained" })).toEqual([
    {
      entry: entryOf("russian", 5),
      variants: ["Благодарю", "Blagodaryu"],
      normal: ["спасибо", "spasibo", "благодарю", "blagodaryu"],
    },
  ]);
});

test("searches in the language and the category of the scope", async () => {
  expect(await idsOf("hola", IN_SPANISH)).toEqual([1, 2]);
  expect(readTexts()).toEqual(["spanish"]);
  expect(await idsOf("privet", IN_SPANISH)).toEqual([]);
  expect(await idsOf("ayuda", { language: null, category: "greetings" })).toEqual([]);
  expect(await idsOf("ayuda", { language: null, category: "health" })).toEqual([3]);
});

test.each([
  ["привет", ["russian"]],
  ["你好", ["mandarin", "japanese"]],
  ["こんにちは", ["japanese"]],
  ["ayuda", ["spanish", "russian", "mandarin", "japanese"]],
  ["สวัสดี", []],
])("for %s reads the texts of the languages that use its script: %j", async (text, languages) => {
  await idsOf(text);
  expect(readTexts()).toEqual(languages);
});

test("the preloaded source searches only loaded texts, except in a language that the query names", async () => {
  const copy = source();
  const idsInHand = async (text: string, scope: SearchScope) =>
    (await copy.inHand.findTexts([text], scope, { limit: 20, minKind: "contained" })).map(
      ({ entry }) => entry.id,
    );
  expect(await idsInHand("hola", EVERYWHERE)).toEqual([]);
  expect(readTexts()).toEqual([]);
  expect(await idsInHand("hola", IN_SPANISH)).toEqual([1, 2]);
  expect(await idsInHand("hola", EVERYWHERE)).toEqual([1, 2]);
  expect(readTexts()).toEqual(["spanish"]);
  expect(await copy.inHand.vocabulary()).toBe(await copy.vocabulary());
});

test("reads entries from the texts of the first languages, with the total number of entries", async () => {
  const copy = source();
  await copy.prepare();
  read.delete(staticData.vocabulary);
  const before = new Set(read);
  const found = await copy.readEntries(requests(2, ["thank-you", "hello"]), EVERYWHERE);
  expect([...found]).toEqual([
    ["thank-you", { entries: [entryOf("spanish", 2), entryOf("russian", 5)], total: 4 }],
    ["hello", { entries: [entryOf("spanish", 1), entryOf("russian", 4)], total: 4 }],
  ]);
  expect(new Set([...read].filter((address) => address !== staticData.vocabulary))).toEqual(before);
});

test("reads a phrase alone, or one that a first language lacks, from its own file", async () => {
  const copy = source();
  expect((await copy.readEntries(requests(3, ["hello"]), EVERYWHERE)).get("hello")).toEqual({
    entries: [entryOf("spanish", 1), entryOf("russian", 4), entryOf("mandarin", 6)],
    total: 4,
  });
  expect(readTexts()).toEqual([]);
  await copy.prepare();
  expect((await copy.readEntries(requests(2, ["help"]), EVERYWHERE)).get("help")).toEqual({
    entries: [entryOf("spanish", 3), entryOf("japanese", 10)],
    total: 2,
  });
});

test("reads the entries of a preferred language first, also from the file of a phrase", async () => {
  const preferred: SearchScope = { ...EVERYWHERE, preferred: "japanese" };
  const found = await source().readEntries(requests(3, ["help"]), preferred);
  expect(found.get("help")?.entries.map(({ id }) => id)).toEqual([10, 3]);
});

test("reads only the texts of a language for its entries, and only the phrases of a category", async () => {
  const copy = source();
  expect([...(await copy.readEntries(requests(6, ["hello", "none"]), IN_SPANISH))]).toEqual([
    ["hello", { entries: [entryOf("spanish", 1)], total: 1 }],
  ]);
  expect(readTexts()).toEqual(["spanish"]);
  const inHealth = await copy.readEntries(requests(1, ["hello", "help"]), {
    language: null,
    category: "health",
  });
  expect([...inHealth.keys()]).toEqual(["help"]);
  expect(await copy.readEntries(requests(6, ["help"]), { language: "russian", category: null })).toEqual(
    new Map(),
  );
});

test("with files of different versions, omits what is new and never confuses phrases", async () => {
  const [first, ...others] = vocabulary.phrases;
  files.set(staticData.vocabulary, { ...vocabulary, phrases: [...others, ["new", "New", "health", 4, 14]] });
  const copy = source();
  expect(first?.[0]).toBe("hello");
  expect(await idsOf("hola")).toEqual([2]);
  expect(await idsOf("gracias")).toEqual([2]);
  await copy.prepare();
  expect([
    ...(await copy.readEntries(requests(1, ["hello", "new", "thank-you"]), EVERYWHERE)).keys(),
  ]).toEqual(["thank-you"]);
});
