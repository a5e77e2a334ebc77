import { expect, test } from "vitest";
import { TEXTS, TEXTS_ROW } from "./testing/sample-texts.ts";
import { presentTranslation, presentTranslationRow, warningsOf } from "./translation.presenter.ts";

const AT = "2026-03-01T12:00:00.000Z";
const VARIATIONS = [{ region: "Tajikistan", notes: "Said as well" }];
const VARIANT = { label: "said by a woman, formal", speaker: "woman", romanization: "Dorud" } as const;
const NOT_STATED = { listener: null, register: null, region: null, same_meaning: true };
const ROW = {
  id: 1,
  languageId: 2,
  phraseId: 3,
  ...TEXTS_ROW,
  regionalVariations: VARIATIONS,
  variants: [{ ...VARIANT, nativeText: "درود", pronunciationGuide: "do-ROOD" }],
  acceptedWarnings: [],
  needsReview: true,
  version: 4,
  updatedAt: AT,
};
const TRANSLATION = {
  id: 1,
  language_id: 2,
  phrase_id: 3,
  ...TEXTS,
  regional_variations: VARIATIONS,
  variants: [{ ...VARIANT, ...NOT_STATED, native_text: "درود", pronunciation_guide: "do-ROOD" }],
  accepted_warnings: [],
  needs_review: true,
  version: 4,
  updated_at: AT,
};
const PLACE = {
  language: { id: 2, slug: "farsi", name: "Farsi", code: "fa", script: "Arab", direction: "rtl" as const },
  phrase: { id: 3, slug: "hello", english: "Hello?" },
};

test.each([
  [
    "a form whose label says more than its structure",
    { label: "shellfish only, said by a woman", speaker: "woman" },
    false,
  ],
  ["a form without structure", { label: "informal" }, false],
  ["a form whose label names its own region", { label: "in Minas Gerais", region: "Minas Gerais" }, true],
] as const)("presents %s", (_, variant, same_meaning) => {
  const { variants } = presentTranslation({
    ...ROW,
    variants: [{ ...variant, nativeText: "a", romanization: null, pronunciationGuide: null }],
  });
  expect(variants).toMatchObject([{ ...variant, same_meaning }]);
});

test("presents a translation with all its texts", () => expect(presentTranslation(ROW)).toEqual(TRANSLATION));

test("presents a list row with warnings about its texts", () => {
  expect(presentTranslationRow({ ...PLACE, translation: ROW, sameText: true, openComments: 2 })).toEqual({
    ...PLACE,
    translation: TRANSLATION,
    warnings: ["no-question-mark", "same-as-other-phrase"],
    open_comments: 2,
  });
});

test("presents a missing translation without warnings", () => {
  const missing = { ...PLACE, translation: null };
  expect(presentTranslationRow({ ...missing, sameText: true, openComments: 0 })).toEqual({
    ...missing,
    warnings: [],
    open_comments: 0,
  });
});

test("takes the warning about equal texts from the database", () => {
  const texts = {
    nativeText: "Hola",
    romanization: null,
    english: "Hello",
    script: "Latn",
    acceptedWarnings: [],
  };
  expect(warningsOf({ ...texts, sameText: false })).toEqual([]);
  expect(warningsOf({ ...texts, sameText: true })).toEqual(["same-as-other-phrase"]);
});

test("presents who accepted a warning, and does not warn of it again", () => {
  const accepted = { warning: "same-as-other-phrase", accepted_by: "Ada", accepted_at: AT };
  const translation = { ...ROW, acceptedWarnings: [accepted] };
  expect(presentTranslationRow({ ...PLACE, translation, sameText: true, openComments: 0 })).toMatchObject({
    translation: { accepted_warnings: [accepted] },
    warnings: ["no-question-mark"],
  });
});
