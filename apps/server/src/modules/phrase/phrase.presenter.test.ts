import { expect, test } from "vitest";
import { FARSI } from "../../../test/support/farsi-row.ts";
import { TEXTS, TEXTS_ROW } from "../translation/testing/sample-texts.ts";
import {
  presentAdminPhrase,
  presentDetail,
  presentEntry,
  presentOtherTranslation,
  presentPhrase,
} from "./phrase.presenter.ts";

const NAMED = { slug: "hello", english: "Hello" };
const PHRASE_ROW = { id: 1, ...NAMED, categoryId: 3, intents: ["say hi"], version: 2 };
const PHRASE = { id: 1, ...NAMED, category_id: 3, intents: ["say hi"], version: 2 };
const OTHER_ROW = {
  id: 5,
  languageSlug: "urdu",
  languageName: "Urdu",
  languageCode: "ur",
  languageScript: "Aran",
  languageDirection: "rtl" as const,
  nativeText: "ہیلو",
  romanization: "Hello",
};
const OTHER = {
  id: 5,
  language_slug: "urdu",
  language_name: "Urdu",
  language_code: "ur",
  language_script: "Aran",
  language_direction: "rtl",
  native_text: "ہیلو",
  romanization: "Hello",
};

test("presents a phrase with the name of its category", () =>
  expect(presentPhrase(PHRASE_ROW)).toEqual(PHRASE));

test("presents a phrase to editors with its dependent records", () => {
  const related = [{ id: 2, english: "Hi" }];
  const row = { ...PHRASE_ROW, categoryName: "Greetings", popularRank: 1, translationCount: 40, related };
  expect(presentAdminPhrase(row)).toEqual({
    ...PHRASE,
    category_name: "Greetings",
    popular_rank: 1,
    translation_count: 40,
    related_phrases: related,
  });
});

test("presents an entry with its phrase, its language and its category", () => {
  const row = {
    id: 1,
    phraseSlug: "hello",
    english: "Hello",
    languageSlug: "farsi",
    languageName: "Farsi",
    languageCode: "fa",
    script: "Arab",
    direction: "rtl" as const,
    categorySlug: "greetings",
    categoryName: "Greetings",
    nativeText: "سلام",
    romanization: "Salām",
  };
  expect(presentEntry(row)).toEqual({
    id: 1,
    phrase: NAMED,
    language: { slug: "farsi", name: "Farsi", code: "fa", script: "Arab", direction: "rtl" },
    category: { slug: "greetings", name: "Greetings" },
    native_text: "سلام",
    romanization: "Salām",
  });
});

test("presents a translation into another language with the name of the language", () => {
  expect(presentOtherTranslation(OTHER_ROW)).toEqual(OTHER);
});

test("presents a phrase in full with all its texts and its neighbors", () => {
  const same = {
    id: 1,
    phrase: NAMED,
    language: FARSI,
    category: { slug: "greetings", name: "Greetings" },
    previous: null,
    next: { slug: "hi", english: "Hi" },
  };
  const variations = [{ region: "Tajikistan", notes: "Said as well" }];
  const variant = { label: "formal", romanization: "Dorud" };
  const category = { slug: "greetings", name: "Greetings" };
  const related = { id: 2, slug: "hi", english: "Hi", category, romanization: null };
  const row = {
    ...same,
    ...TEXTS_ROW,
    regionalVariations: variations,
    variants: [{ ...variant, nativeText: "درود", pronunciationGuide: "do-ROOD" }],
    related: [{ ...related, nativeText: "درود" }],
    otherLanguages: [OTHER_ROW],
    updatedAt: new Date("2026-03-01T12:00:00Z"),
  };
  expect(presentDetail(row)).toEqual({
    ...same,
    ...TEXTS,
    regional_variations: variations,
    variants: [
      {
        ...variant,
        speaker: null,
        listener: null,
        register: null,
        region: null,
        same_meaning: false,
        native_text: "درود",
        pronunciation_guide: "do-ROOD",
      },
    ],
    related_phrases: [{ ...related, native_text: "درود" }],
    same_phrase_other_languages: [OTHER],
    updated_at: "2026-03-01T12:00:00.000Z",
  });
});
