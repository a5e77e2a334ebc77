import { expect, test } from "vitest";
import { presentGridRow } from "./translation-grid.presenter.ts";

const AT = "2026-03-01T12:00:00.000Z";
const PLACE = {
  language: { id: 2, slug: "farsi", name: "Farsi", code: "fa", script: "Arab", direction: "rtl" as const },
  phrase: { id: 3, slug: "hello", english: "Hello?" },
};

test("presents a row of the grid with the warnings that nobody accepted, and the other languages", () => {
  const accepted = { warning: "no-romanization", accepted_by: "Ada", accepted_at: AT };
  const translation = {
    id: 1,
    nativeText: "سلام",
    romanization: null,
    acceptedWarnings: [accepted],
    needsReview: true,
    version: 4,
    updatedAt: AT,
    variants: 1,
    regionalVariations: 2,
  };
  const references = [{ languageId: 5, nativeText: "¿Hola?", romanization: null }];
  expect(presentGridRow({ ...PLACE, translation, sameText: true, openComments: 0, references })).toEqual({
    ...PLACE,
    translation: {
      id: 1,
      native_text: "سلام",
      romanization: null,
      accepted_warnings: [accepted],
      needs_review: true,
      version: 4,
      updated_at: AT,
      variants: 1,
      regional_variations: 2,
    },
    warnings: ["no-question-mark", "same-as-other-phrase"],
    references: [{ language_id: 5, native_text: "¿Hola?", romanization: null }],
  });
});

test("presents a phrase without a translation in the grid without warnings", () => {
  const row = { ...PLACE, translation: null, sameText: true, openComments: 0, references: [] };
  expect(presentGridRow(row)).toEqual({ ...PLACE, translation: null, warnings: [], references: [] });
});
