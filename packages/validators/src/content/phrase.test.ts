import { expect, test } from "vitest";
import type { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import { matchingPhrasesInput, phraseInput, phraseIntentInput, phraseSelectionInput } from "./phrase.ts";
import { languageTranslationsInput } from "./phrase-detail.ts";

const PHRASE = { english: "Hello", category_id: 1 };
const RECORDS = [{ id: 7, version: 2 }];
const INTENTS = Array.from({ length: 30 }, (_, index) => `say hi ${index}`);

test.each<[string, z.ZodType, unknown]>([
  ["a phrase with all its intents", phraseInput, { ...PHRASE, intents: INTENTS }],
  ["an intent", phraseIntentInput, { phrase_id: 1, intent: "say hi" }],
  ["a change of several phrases", phraseSelectionInput, { records: RECORDS, category_id: 1, popular: true }],
  [
    "phrases that match",
    matchingPhrasesInput,
    { search: "a", category_id: 1, sort: "updated", order: "desc" },
  ],
  ["all phrases of a language", languageTranslationsInput, { slug: "a".repeat(200), after: "k", limit: 5 }],
])("the phrase schemas parse %s unchanged", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

test.each<[z.ZodType, object, string, string]>([
  [phraseInput, { ...PHRASE, intents: [...INTENTS, "x"] }, "intents", "Enter at most 30 ways to say it"],
  [
    phraseInput,
    { ...PHRASE, intents: ["say hi", "Say Hi!"] },
    "intents",
    "Search treats “Say Hi!” as one that is already in the list",
  ],
  [phraseIntentInput, { phrase_id: null, intent: "hi" }, "phrase_id", "Choose a phrase"],
  [phraseIntentInput, { phrase_id: 1, intent: " " }, "intent", "Leave no term empty"],
  [phraseSelectionInput, { records: RECORDS, category_id: 0 }, "category_id", "Choose a category"],
])("the phrase schemas reject invalid input %# with a message on the field", (schema, input, field, words) =>
  expect(issuesOf(schema, input)).toContainEqual([field, words]),
);

test("puts an intent of several lines or spaces on one line", () => {
  expect(phraseIntentInput.parse({ phrase_id: 1, intent: " say  \n hi " }).intent).toBe("say hi");
});

test("matches all phrases in their order by default, and not those of one page", () => {
  expect(matchingPhrasesInput.parse({ limit: 5, after: "k" })).toEqual({ sort: "position", order: "asc" });
});

test.each(["", "a".repeat(201)])("rejects %j as the slug of a language whose phrases are read", (slug) =>
  expect(issuesOf(languageTranslationsInput, { slug }).map(([field]) => field)).toEqual(["slug"]),
);
