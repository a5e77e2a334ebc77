import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { missedSearchPageInput } from "../search/missed-search.ts";
import { searchInput, searchResultInput } from "../search/search-result.ts";
import { TEXTS } from "../testing/content-samples.ts";
import { issuesOf } from "../testing/schema-issues.ts";
import { categoryInput, categoryUpdateInput } from "./category.ts";
import { glossaryInput } from "./glossary.ts";
import { languageInput, languageSlugInput, languageUpdateInput } from "./language.ts";
import { adminPhrasePageInput, phraseInput, phraseOptionsInput, phraseUpdateInput } from "./phrase.ts";
import { commonPhrasesInput, phraseDetailInput, phraseSlugInput } from "./phrase-detail.ts";
import { phraseEntryPageInput, phraseListInput } from "./phrase-entry.ts";
import { MAX_TERMS, synonymGroupInput, synonymGroupUpdateInput } from "./synonym.ts";
import { translationInput, translationPageInput, translationUpdateInput } from "./translation.ts";

const CHANGE = { id: 7, version: 2 };
const LANGUAGE = {
  name: "Farsi",
  nativeName: "فارسی",
  code: "fa",
  family: "Iranian",
  description: "The language of Iran.",
  speakers: "89 million",
  regions: "Iran",
  writing: "Persian alphabet",
  slug: "farsi",
  script: "Arab",
  aliases: ["Persian"],
};
const CATEGORY = { name: "Food", description: "Eating out", slug: "food" };
const PHRASE = { english: "Hello", category_id: 1, slug: "hello", related_phrase_ids: [2, 3] };
const texts = Object.fromEntries(Object.entries(TEXTS).filter(([field]) => field !== "updated_at"));
const TRANSLATION = {
  language_id: 1,
  phrase_id: 2,
  ...texts,
  variants: [{ label: "formal", native_text: "درود", romanization: "Dorud", pronunciation_guide: "do-ROOD" }],
};
const TERM = { english: "bill", term: "cuenta", note: "In a restaurant" };
const TERMS = { terms: ["loo", "toilet"] };

describe("input schemas with complete input", () => {
  test.each<[string, z.ZodType, unknown]>([
    ["a language", languageInput, LANGUAGE],
    ["its change", languageUpdateInput, { ...LANGUAGE, ...CHANGE }],
    ["a category", categoryInput, CATEGORY],
    ["its change", categoryUpdateInput, { ...CATEGORY, ...CHANGE }],
    ["a phrase", phraseInput, PHRASE],
    ["its change", phraseUpdateInput, { ...PHRASE, ...CHANGE }],
    ["a translation", translationInput, TRANSLATION],
    ["its change", translationUpdateInput, { ...TRANSLATION, ...CHANGE }],
    ["a glossary", glossaryInput, [TERM]],
    ["synonyms", synonymGroupInput, TERMS],
    ["their change", synonymGroupUpdateInput, { ...TERMS, ...CHANGE }],
    ["a search", searchInput, { query: "hi", language: "farsi", category: "food", prefer: "thai" }],
    ["a search everywhere", searchResultInput, { query: "hi", everywhere: true }],
    ["a page of entries", phraseEntryPageInput, { language: "farsi", category: "food", after: "k" }],
    ["a page of a language's phrases", commonPhrasesInput, { slug: "farsi", after: "k", before: "l" }],
  ])("the input schema of %s parses complete input unchanged", (_name, schema, value) =>
    expect(schema.parse(value)).toEqual(value),
  );
});

describe("list queries without optional fields", () => {
  test.each<[z.ZodType, unknown, unknown]>([
    [adminPhrasePageInput, {}, { sort: "position", order: "asc", limit: 50 }],
    [translationPageInput, {}, { show: "all", sort: "position", order: "asc", limit: 50 }],
    [missedSearchPageInput, {}, { sort: "times", order: "desc" }],
    [phraseOptionsInput, {}, { search: "" }],
    [phraseListInput, { admin: "true", limit: 5 }, { admin: true, limit: 5 }],
  ])("list query %# gets its default values", (schema, input, output) =>
    expect(schema.parse(input)).toEqual(output),
  );
});

test.each([
  ["sort", adminPhrasePageInput, ["position", "english", "category", "updated"]],
  ["order", adminPhrasePageInput, ["asc", "desc"]],
  ["sort", translationPageInput, ["position", "updated", "language", "phrase", "native_text"]],
  [
    "show",
    translationPageInput,
    ["all", "missing", "romanized", "not-romanized", "audio", "no-audio", "video", "warnings"],
  ],
  ["sort", missedSearchPageInput, ["times", "last_day"]],
])("%s accepts only its known values", (field, schema, values) => {
  for (const value of values) expect(schema.parse({ [field]: value })).toMatchObject({ [field]: value });
  expect(issuesOf(schema, { [field]: "" }).map(([where]) => where)).toEqual([field]);
});

const long = (length: number) => "a".repeat(length);
const many = (length: number, value: unknown) => Array.from({ length }, () => value);

describe("input schemas with invalid input", () => {
  test.each<[z.ZodType, object, string, string]>([
    [languageInput, { ...LANGUAGE, name: " " }, "name", "Enter the language's English name"],
    [languageInput, { ...LANGUAGE, nativeName: "" }, "nativeName", "Enter the language's name for itself"],
    [languageInput, { ...LANGUAGE, code: "" }, "code", "Enter the language's code, such as fa"],
    [languageInput, { ...LANGUAGE, description: "" }, "description", "Describe the language"],
    [languageInput, { ...LANGUAGE, aliases: [""] }, "aliases.0", "Enter a name"],
    [glossaryInput, [{ ...TERM, english: "" }], "0.english", "Enter the English word"],
    [glossaryInput, [TERM, { ...TERM, term: " " }], "1.term", "Enter how translations say it"],
    [glossaryInput, [{ ...TERM, note: long(201) }], "0.note", "Use at most 200 characters"],
    [glossaryInput, many(501, TERM), "", "Use at most 500 terms"],
    [categoryInput, { ...CATEGORY, name: "" }, "name", "Enter a name"],
    [categoryInput, { ...CATEGORY, description: "" }, "description", "Describe the category"],
    [phraseInput, { ...PHRASE, english: "" }, "english", "Enter the phrase in English"],
    [phraseInput, { ...PHRASE, category_id: 0 }, "category_id", "Choose a category"],
    [
      phraseInput,
      { ...PHRASE, related_phrase_ids: many(21, 1) },
      "related_phrase_ids",
      "Choose at most 20 related phrases",
    ],
    [translationInput, { ...TRANSLATION, language_id: null }, "language_id", "Choose a language"],
    [translationInput, { ...TRANSLATION, phrase_id: 1.5 }, "phrase_id", "Choose a phrase"],
    [translationInput, { ...TRANSLATION, native_text: "" }, "native_text", "Enter the native text"],
    [
      translationInput,
      { ...TRANSLATION, regional_variations: [{ region: "", notes: "x" }] },
      "regional_variations.0.region",
      "Enter the region",
    ],
    [
      translationInput,
      { ...TRANSLATION, regional_variations: [{ region: "x", notes: "" }] },
      "regional_variations.0.notes",
      "Describe what differs",
    ],
    [
      translationInput,
      { ...TRANSLATION, regional_variations: many(51, { region: "x", notes: "x" }) },
      "regional_variations",
      "Use at most 50 regional variations",
    ],
    [
      translationInput,
      { ...TRANSLATION, variants: [{ label: "", native_text: "x" }] },
      "variants.0.label",
      "Describe when this form is used",
    ],
    [
      translationInput,
      { ...TRANSLATION, variants: [{ label: "x", native_text: "" }] },
      "variants.0.native_text",
      "Enter the native text of this form",
    ],
    [
      translationInput,
      { ...TRANSLATION, variants: [{ label: "x", native_text: "x", region: "x".repeat(101) }] },
      "variants.0.region",
      "Use at most 100 characters",
    ],
    [
      translationInput,
      { ...TRANSLATION, variants: many(51, { label: "x", native_text: "x" }) },
      "variants",
      "Use at most 50 variants",
    ],
    [synonymGroupInput, {}, "terms", "Enter the terms that mean the same"],
    [synonymGroupInput, { terms: ["loo"] }, "terms", "Enter at least two terms that mean the same"],
    [synonymGroupInput, { terms: many(MAX_TERMS + 1, "loo") }, "terms", "Enter at most 30 terms"],
    [synonymGroupInput, { terms: ["loo", " "] }, "terms.1", "Leave no term empty"],
    [synonymGroupInput, { terms: ["loo", "?!"] }, "terms.1", "Every term needs a letter or a digit"],
    [
      synonymGroupInput,
      { terms: ["loo", "wc", "Lóo"] },
      "terms",
      "Search treats “Lóo” as a term that is already in the group",
    ],
    [searchInput, { query: long(201) }, "query", "Search for at most 200 characters"],
    [searchInput, { query: "a\0" }, "query", "Search without the null character, which no text has"],
  ])(
    "the input schema of case %# rejects an invalid field with a helpful message",
    (schema, input, field, words) => expect(issuesOf(schema, input)).toContainEqual([field, words]),
  );

  test.each(["f", "farsi_", "zh-", "zh-abcdefghi", "1fa", "fa-IR!", "abcdefghi"])(
    "rejects %s as a language code",
    (code) =>
      expect(issuesOf(languageInput, { ...LANGUAGE, code })).toEqual([
        ["code", "Use a language code, such as fa or zh-Hant"],
      ]),
  );

  test.each(["fa", "abcdefgh", "zh-Hant", "de-1996-x", "es-419"])("accepts %s as a language code", (code) =>
    expect(issuesOf(languageInput, { ...LANGUAGE, code })).toEqual([]),
  );

  test.each(["arab", "ARAB", "Ara", "Arabi", "xArab"])("rejects %s as a script code", (script) =>
    expect(issuesOf(languageInput, { ...LANGUAGE, script })).toEqual([
      ["script", "Use the code of a script, such as Arab or Latn"],
    ]),
  );

  test.each<[z.ZodType, object, string]>([
    [languageInput, { ...LANGUAGE, aliases: many(51, "x") }, "aliases"],
    [adminPhrasePageInput, { search: long(201) }, "search"],
    [adminPhrasePageInput, { limit: 0 }, "limit"],
    [adminPhrasePageInput, { limit: 201 }, "limit"],
    [adminPhrasePageInput, { after: long(4_001) }, "after"],
    [adminPhrasePageInput, { before: long(4_001) }, "before"],
    [phraseOptionsInput, { search: long(201) }, "search"],
    [translationPageInput, { search: long(201) }, "search"],
    [translationPageInput, { language_ids: many(1_001, 1) }, "language_ids"],
    [translationPageInput, { limit: 0 }, "limit"],
    [translationPageInput, { limit: 201 }, "limit"],
    [phraseListInput, { language: long(201) }, "language"],
    [phraseListInput, { category: long(201) }, "category"],
    [phraseEntryPageInput, { language: long(201) }, "language"],
    [phraseEntryPageInput, { category: long(201) }, "category"],
    [phraseEntryPageInput, { after: long(41) }, "after"],
    [phraseDetailInput, { languageSlug: "", phraseSlug: "x" }, "languageSlug"],
    [phraseDetailInput, { languageSlug: long(201), phraseSlug: "x" }, "languageSlug"],
    [phraseDetailInput, { languageSlug: "x", phraseSlug: "" }, "phraseSlug"],
    [phraseDetailInput, { languageSlug: "x", phraseSlug: long(201) }, "phraseSlug"],
    [phraseSlugInput, { phraseSlug: "" }, "phraseSlug"],
    [phraseSlugInput, { phraseSlug: long(201) }, "phraseSlug"],
    [languageSlugInput, { slug: "" }, "slug"],
    [languageSlugInput, { slug: long(201) }, "slug"],
    [commonPhrasesInput, { slug: "" }, "slug"],
    [commonPhrasesInput, { slug: long(201) }, "slug"],
    [commonPhrasesInput, { slug: "x", after: long(401) }, "after"],
    [commonPhrasesInput, { slug: "x", before: long(401) }, "before"],
    [searchInput, { query: "x", language: long(201) }, "language"],
    [searchInput, { query: "x", category: long(201) }, "category"],
    [searchInput, { query: "x", prefer: long(201) }, "prefer"],
  ])("the input schema of case %# rejects a text that is too long", (schema, input, field) => {
    expect(issuesOf(schema, input).map(([where]) => where)).toEqual([field]);
  });
});
