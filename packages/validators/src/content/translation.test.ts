import { expect, test } from "vitest";
import type { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import { recordingQueue, recordingQueueInput } from "./recording-queue.ts";
import {
  acceptWarningInput,
  matchingTranslationsInput,
  sameText,
  similarTranslation,
  similarTranslationsInput,
  translationInput,
  translationListInput,
} from "./translation.ts";

const PLACE = { language_id: 1, phrase_id: 2 };
const SAME = { translation_id: 1, english: "Hi" };

test.each<[string, z.ZodType, unknown]>([
  ["a list of translations", translationListInput, { ...PLACE, after: "k", limit: 5 }],
  [
    "translations that match",
    matchingTranslationsInput,
    { ...PLACE, search: "a", show: "video", sort: "updated", order: "desc" },
  ],
  ["a warning to accept", acceptWarningInput, { id: 7, warning: "double-space", accepted: true, version: 2 }],
  ["a text to compare", similarTranslationsInput, { ...PLACE, native_text: "a".repeat(2_000) }],
  ["another phrase with the same text", sameText, SAME],
  [
    "a similar translation",
    similarTranslation,
    { ...SAME, native_text: "سلام", romanization: null, likeness: 0.5 },
  ],
  ["a request for what to record", recordingQueueInput, { language_id: 1, category_id: 2, missing: true }],
  [
    "what there is to record",
    recordingQueue,
    { items: [{ id: 1, english: "Hi", recorded: true }], total: 9 },
  ],
])("the translation schemas parse %s unchanged", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

test("matches all translations in their order by default, and not those of one page", () => {
  const page = { limit: 5, page: 2, after: "a", before: "b" };
  expect(matchingTranslationsInput.parse(page)).toEqual({ show: "all", sort: "position", order: "asc" });
});

test("a text to compare can be missing, and has at most 2,000 characters", () => {
  expect(similarTranslationsInput.parse(PLACE)).toEqual({ ...PLACE, native_text: "" });
  const long = { ...PLACE, native_text: "a".repeat(2_001) };
  expect(issuesOf(similarTranslationsInput, long).map(([field]) => field)).toEqual(["native_text"]);
});

const withVariant = (variant: object) => ({
  ...PLACE,
  native_text: "سلام",
  variants: [{ label: "x", native_text: "x", ...variant }],
});

test.each([
  ["speaker", ["woman", "man"], "Use woman or man, or null if it does not matter"],
  [
    "listener",
    ["woman", "man", "several", "child"],
    "Use woman, man, several or child, or null if it does not matter",
  ],
  ["register", ["formal", "informal"], "Use formal or informal, or null if it does not matter"],
])("the %s of a variant is one of %j or null", (field, values, words) => {
  for (const value of [...values, null]) {
    expect(issuesOf(translationInput, withVariant({ [field]: value }))).toEqual([]);
  }
  expect(issuesOf(translationInput, withVariant({ [field]: "x" }))).toEqual([[`variants.0.${field}`, words]]);
});
