import { expect, test } from "vitest";
import { z } from "zod";
import { missedSearchPage } from "../search/missed-search.ts";
import { searchHit, searchResult } from "../search/search-result.ts";
import {
  AT,
  CATEGORY,
  IN_FULL,
  LANGUAGE,
  LISTED,
  NAMED,
  NUMBERS,
  REF,
  SAID,
  TEXTS,
} from "../testing/content-samples.ts";
import { adminCategory, category, categoryRef } from "./category.ts";
import { adminLanguage, language, languageDetail, languageExample, languageSlugInput } from "./language.ts";
import { languageCoverage } from "./language-coverage.ts";
import { adminPhrase, adminPhrasePage, phrase, phraseOption } from "./phrase.ts";
import {
  commonPhrases,
  phraseDetail,
  phraseDetailInput,
  phraseInAllLanguages,
  phraseSlugInput,
} from "./phrase-detail.ts";
import { phraseEntry, phraseEntryPage } from "./phrase-entry.ts";
import { synonymGroup } from "./synonym.ts";
import { translation, translationPage, translationsOfPhrase } from "./translation.ts";

const TERM = { english: "bill", term: "cuenta", note: null };
const ENTRY = {
  id: 1,
  phrase: NAMED,
  language: REF,
  category: CATEGORY,
  native_text: "سلام",
  romanization: "Salām",
};
const PHRASE = { id: 1, ...NAMED, category_id: 1, intents: ["say hi"], version: 1 };
const ADMIN_PHRASE = {
  ...PHRASE,
  category_name: "Greetings",
  popular_rank: 1,
  translation_count: 40,
  related_phrases: [{ id: 2, english: "Hi" }],
};
const OTHER = {
  id: 3,
  language_slug: "urdu",
  language_name: "Urdu",
  language_code: "ur",
  language_script: "Aran",
  language_direction: "rtl",
  native_text: "سلام",
  romanization: null,
};
const MATCHES = ["english", "native_text", "romanization", "variant", "pronunciation_guide"].map((field) => ({
  field,
  text: "Hello",
  parts: [{ start: 0, end: 5 }],
}));
const TRANSLATION = {
  id: 1,
  language_id: 2,
  phrase_id: 3,
  version: 1,
  ...TEXTS,
  needs_review: true,
  accepted_warnings: [{ warning: "no-romanization", accepted_by: "Ada", accepted_at: AT }],
};
const ROW = {
  language: { ...REF, id: 2 },
  phrase: { id: 1, ...NAMED },
  translation: TRANSLATION,
  open_comments: 2,
  warnings: ["double-space", "other-script", "no-question-mark", "no-romanization", "same-as-other-phrase"],
};
const page = (item: unknown) => ({
  items: [item],
  next: "n",
  previous: "p",
  total: 1,
  more: true,
  offset: 0,
});

test.each<[string, z.ZodType, unknown]>([
  ["a language", language, LANGUAGE],
  ["the example of a language", language, languageExample],
  ["a language with its emergency numbers", languageDetail, { ...LANGUAGE, emergency_numbers: [NUMBERS] }],
  ["the slug of a language", languageSlugInput, { slug: "farsi" }],
  [
    "a language for editors",
    adminLanguage,
    {
      ...LANGUAGE,
      aliases: ["Persian"],
      emergency_numbers: [NUMBERS],
      glossary: [TERM],
      translation_count: 1,
    },
  ],
  ["a category", category, { id: 1, ...CATEGORY, description: "Saying hello", version: 1 }],
  ["a category's name", categoryRef, CATEGORY],
  [
    "a category for editors",
    adminCategory,
    { id: 1, ...CATEGORY, description: "Saying hello", version: 1, phrase_count: 2 },
  ],
  ["a phrase", phrase, PHRASE],
  ["a phrase for editors", adminPhrase, ADMIN_PHRASE],
  ["a page of phrases", adminPhrasePage, page(ADMIN_PHRASE)],
  ["a phrase to choose", phraseOption, { id: 1, ...NAMED }],
  ["an entry", phraseEntry, ENTRY],
  ["a page of entries", phraseEntryPage, { items: [ENTRY], next: null }],
  ["the slugs of a translation", phraseDetailInput, { languageSlug: "farsi", phraseSlug: "hello" }],
  ["the slug of a phrase", phraseSlugInput, { phraseSlug: "hello" }],
  [
    "a phrase in full",
    phraseDetail,
    {
      ...IN_FULL,
      language: LANGUAGE,
      related_phrases: [LISTED],
      same_phrase_other_languages: [OTHER],
      previous: NAMED,
      next: null,
    },
  ],
  ["a phrase everywhere", phraseInAllLanguages, { phrase: NAMED, category: CATEGORY, translations: [OTHER] }],
  [
    "the phrases of a language",
    commonPhrases,
    {
      language: LANGUAGE,
      count: 1,
      categories: [
        {
          ...CATEGORY,
          description: "x",
          phrases: [SAID],
        },
      ],
      next: "n",
      previous: null,
    },
  ],
  ["a translation", translation, TRANSLATION],
  ["a page of translations", translationPage, page(ROW)],
  ["a phrase's translations", translationsOfPhrase, { phrase: { id: 1, ...NAMED }, rows: [ROW] }],
  [
    "what a language has",
    languageCoverage,
    {
      language: { ...REF, id: 2 },
      phrases: 9,
      translated: 8,
      romanized: 7,
      needs_romanization: true,
      with_audio: 6,
      in_review: 2,
    },
  ],
  ["hits", z.array(searchHit), MATCHES.map((match) => ({ ...ENTRY, match }))],
  ["a guess", searchHit, { ...ENTRY, match: { ...MATCHES[0], sounds_like: true } }],
  [
    "what a search found",
    searchResult,
    {
      text: "hello",
      language: REF,
      category: CATEGORY,
      named: { language: true, category: false },
      corrected: null,
      did_you_mean: null,
      groups: [
        { phrase: NAMED, category: CATEGORY, match: null, hits: [{ ...ENTRY, match: null }], total: 1 },
      ],
    },
  ],
  [
    "searches in vain",
    missedSearchPage,
    page({
      id: 1,
      text: "khazi",
      times: 2,
      first_day: "2026-03-01",
      last_day: "2026-03-02",
      finds_now: false,
    }),
  ],
  ["synonyms", synonymGroup, { id: 1, terms: ["loo", "toilet"], version: 1 }],
])("the contract of %s preserves the whole value", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);
