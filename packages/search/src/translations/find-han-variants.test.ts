import { expect, test, vi } from "vitest";
import { type SearchRequest, search } from "../search.ts";
import type { SearchVocabulary } from "../search-source.ts";
import { createMemorySource } from "../testing/memory-source.ts";

const LANGUAGES = [
  { slug: "mandarin", name: "Mandarin", code: "zh", script: "Hans", direction: "ltr" },
  { slug: "japanese", name: "Japanese", code: "ja", script: "Jpan", direction: "ltr" },
  { slug: "cantonese", name: "Cantonese", code: "yue", script: "Hant", direction: "ltr" },
] as const;

/** The texts in the order of the languages. */
const PHRASES: [slug: string, texts: string[]][] = [
  ["thank-you", ["谢谢", "感謝", "多謝"]],
  ["bathroom", ["请问，厕所在哪里？", "お手洗いはどこですか", "洗手間喺邊度？"]],
  ["phone", ["电话", "電話", "電話"]],
  ["desk", ["桌子", "机", "書枱"]],
  ["plane", ["飞机", "飛行機", "飛機"]],
  ["hair", ["头发", "髪", "頭髮"]],
  ["departure", ["出发", "出発", "出發"]],
];

const earlier: SearchVocabulary = {
  languages: LANGUAGES.map((language) => ({ ...language, names: [language.slug] })),
  categories: [{ slug: "all", name: "All" }],
  phrases: PHRASES.map(([slug]) => ({ slug, english: `(${slug})`, category: { slug: "all", name: "All" } })),
  popular: 0,
  synonyms: [],
};
const vocabulary: SearchVocabulary = {
  ...earlier,
  hanVariants: {
    mandarin: "謝谢請请廁厕裡里裏里電电話话飛飞機机頭头發发髮发",
    cantonese: "谢謝电電话話飞飛机機头頭发發发髮髮髮髮發發發發髮",
  },
};
const source = createMemorySource(
  vocabulary,
  PHRASES.flatMap(([slug, texts], place) =>
    LANGUAGES.map((language, position) => ({
      entry: {
        id: place * LANGUAGES.length + position + 1,
        phrase: { slug, english: `(${slug})` },
        language,
        category: { slug: "all", name: "All" },
        native_text: texts[position] ?? "",
        romanization: null,
      },
      variants: [],
    })),
  ),
);

const found = async (query: string, more: Partial<SearchRequest> = {}) =>
  (await search(source, { query, ...more })).hits.map(({ language, native_text }) => [
    language.slug,
    native_text,
  ]);

test("finds a Simplified text by Traditional characters, and the reverse", async () => {
  expect(await found("謝謝")).toEqual([["mandarin", "谢谢"]]);
  expect(await found("多谢")).toEqual([["cantonese", "多謝"]]);
});

test("finds a text by regional forms and within a sentence, and highlights the characters that were meant", async () => {
  for (const query of ["廁所在哪裡", "廁所在哪裏"]) {
    const [hit] = (await search(source, { query })).hits;
    expect(hit?.match).toEqual({
      field: "native_text",
      text: "请问，厕所在哪里？",
      parts: [{ start: 3, end: 8 }],
    });
  }
});

test("tries each character that a Simplified one stands for", async () => {
  expect(await found("头发", { language: "cantonese" })).toEqual([["cantonese", "頭髮"]]);
  expect(await found("出发", { language: "cantonese" })).toEqual([["cantonese", "出發"]]);
});

test("ranks texts first that are written as the query is, and finds no other Japanese characters", async () => {
  expect(await found("電話")).toEqual([
    ["japanese", "電話"],
    ["cantonese", "電話"],
    ["mandarin", "电话"],
  ]);
  // 机 is the Simplified form of 機, and another Japanese word.
  expect(await found("机", { language: "japanese" })).toEqual([["japanese", "机"]]);
  expect(await found("機", { language: "japanese" })).toEqual([["japanese", "飛行機"]]);
});

test("causes no lookup for other texts, Japanese ones, and languages that are not searched", async () => {
  const findTexts = vi.spyOn(source, "findTexts");
  const lookups = async (query: string, language?: string) => {
    findTexts.mockClear();
    await search(source, { query, ...(language && { language }) });
    return findTexts.mock.calls.flatMap(([texts]) => texts).filter((text) => text !== query);
  };
  expect(await lookups("谢谢", "mandarin")).toEqual([]);
  expect(await lookups("電話", "japanese")).toEqual([]);
  expect(await lookups("電話です", "mandarin")).not.toContain("电话です");
  expect(await lookups("電話", "mandarin")).toEqual(["电话"]);
});

test("searches as before where the vocabulary lacks the variants, as packs do that devices stored earlier", async () => {
  const old = { ...source, vocabulary: () => Promise.resolve(earlier) };
  expect((await search(old, { query: "謝謝" })).hits).toEqual([]);
});
