import { expect, test, vi } from "vitest";
import type { TranslationResult } from "../matching/match-translations.ts";
import { englishVocabulary } from "../testing/english-guide.ts";
import { createMemorySource } from "../testing/memory-source.ts";
import { writtenTexts } from "../testing/written-texts.ts";
import { getVocabularyIndex } from "../vocabulary-index.ts";
import { createFindTranslations } from "./find-translations.ts";

const EVERYWHERE = { language: null, category: null };
const vocabulary = englishVocabulary(["Fire", "I need a doctor"]);
const index = getVocabularyIndex(vocabulary);

const source = createMemorySource(
  vocabulary,
  writtenTexts([
    "Fire",
    "Fire fisk",
    "Vier",
    "Doctor",
    "Obrigado",
    "Arigato",
    "Kopkunkrap",
    "Gamsahamnida",
    "あり",
    "Aaaaai",
  ]),
);
const summaryOf = (found: readonly TranslationResult[]) =>
  found.map(({ entry, kind, cost }) => `${entry.native_text} · ${kind} · ${Number(cost.toFixed(2))}`);
const find = () => createFindTranslations(source, index);

test.each<[string, string[]]>([
  ["fire", ["Fire · same · 0.1", "Fire fisk · prefix · 0.1"]],
  ["vier ok", ["Vier · contained · 0.1"]],
  ["fire ok", []],
  ["fire fisk nu", ["Fire fisk · contained · 0.1"]],
])(
  "the lookup of %s as written finds %j, and never matches its English words with another language",
  async (text, found) => {
    expect(summaryOf(await find().asWritten(text, EVERYWHERE))).toEqual(found);
  },
);

test.each<[string, string[]]>([
  ["obrigado viel", ["Obrigado · similar · 0.6"]],
  ["arigatou viel", ["Arigato · similar · 0.6"]],
  ["obrigada viel", []],
  ["doctor viel", []],
  ["kop kun krab", ["Kopkunkrap · similar · 1.1", "Kopkunkrap · similar · 0.6"]],
  ["camsahamnidda", ["Gamsahamnida · similar · 0.6"]],
  ["アリ", ["あり · similar · 0.6"]],
  ["aaaaa", []],
])("finds %s in other spellings, by its dominant word or approximately: %j", async (text, found) => {
  expect(summaryOf(await find().respelled(text, EVERYWHERE))).toEqual(found);
});

test("looks the same text up once, and a text that cannot match not at all", async () => {
  const findTexts = vi.spyOn(source, "findTexts");
  const once = find();
  expect(await once.asWritten("fire", EVERYWHERE)).toBe(await once.asWritten("fire", EVERYWHERE));
  expect(await once.respelled("abc", EVERYWHERE)).toEqual([]);
  expect(findTexts).toHaveBeenCalledTimes(1);
  expect(await once.asWritten("fire", { ...EVERYWHERE, language: "other" })).toEqual([]);
  expect(await once.asWritten("vier", EVERYWHERE)).toHaveLength(1);
  await once.respelled("aaaaa", EVERYWHERE);
  expect(findTexts).toHaveBeenCalledTimes(4);
  expect(findTexts.mock.lastCall?.[2].fuzzy).toEqual(["aaaaa"]);
  await once.respelled("アリ", EVERYWHERE);
  expect(findTexts.mock.lastCall?.[2].fuzzy).toEqual([]);
});
