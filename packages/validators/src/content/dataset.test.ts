import { expect, test } from "vitest";
import type { z } from "zod";
import { IN_FULL, LANGUAGE, LISTED, NUMBERS, REF, SAID } from "../testing/content-samples.ts";
import { dataset } from "./dataset.ts";
import { emergencyGuide } from "./emergency-guide.ts";
import { languageForm, languageTranslation } from "./phrase-detail.ts";

const DATASET = {
  language: { ...LANGUAGE, emergency_numbers: [NUMBERS] },
  source: "https://a.test/languages/farsi",
  license: { name: "CC BY 4.0", url: "https://a.test/l" },
  phrases: [IN_FULL],
};

test.each<[string, z.ZodType, unknown]>([
  ["a phrase of a list in full", languageTranslation, { ...IN_FULL, related_phrases: [LISTED] }],
  [
    "a form of a language",
    languageForm,
    {
      id: 1,
      label: "said by a woman",
      speaker: "woman",
      register: "informal",
      region: "Iran",
      native_text: "درود",
      romanization: null,
      pronunciation_guide: null,
    },
  ],
  ["a dataset", dataset, DATASET],
  [
    "an emergency guide",
    emergencyGuide,
    { language: { ...REF, nativeName: "فارسی", emergency_numbers: [NUMBERS] }, phrases: [SAID] },
  ],
])("the contract of %s preserves the whole value", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

test("a dataset omits the phrases that a phrase is related to", () => {
  const given = { ...DATASET, phrases: [{ ...IN_FULL, related_phrases: [LISTED] }] };
  expect(dataset.parse(given)).toEqual(DATASET);
});
