import { expect, test } from "vitest";
import { issuesOf } from "../testing/schema-issues.ts";
import { gridPage, gridPageInput, gridRowInput } from "./translation-grid.ts";

const AT = "2026-03-01T12:00:00.000Z";

test("the contract of a page of the grid preserves the whole value", () => {
  const row = {
    language: { id: 2, slug: "farsi", name: "Farsi", code: "fa", script: "Arab", direction: "rtl" },
    phrase: { id: 3, slug: "hello", english: "Hello" },
    translation: {
      id: 1,
      native_text: "سلام",
      romanization: null,
      accepted_warnings: [{ warning: "double-space", accepted_by: "Ada", accepted_at: AT }],
      needs_review: true,
      version: 2,
      updated_at: AT,
      variants: 1,
      regional_variations: 2,
    },
    warnings: ["no-romanization"],
    references: [{ language_id: 4, native_text: "Hola", romanization: null }],
  };
  const page = { items: [row, { ...row, translation: null }], next: "c" };
  expect(gridPage.parse(page)).toEqual(page);
});

test.each(["missing", "attention", "review", "all"])(
  "the grid can show %s with two languages beside",
  (show) => {
    const input = {
      language_id: 1,
      references: [2, 3],
      show,
      search: "a".repeat(200),
      after: "c",
      limit: 200,
    };
    expect(gridPageInput.parse(input)).toEqual(input);
  },
);

test("the grid shows missing translations, a hundred at a time and without other languages, by default", () => {
  expect(gridPageInput.parse({ language_id: 1 })).toEqual({
    language_id: 1,
    references: [],
    show: "missing",
    limit: 100,
  });
  expect(gridRowInput.parse({ language_id: 1, phrase_id: 2 })).toEqual({
    language_id: 1,
    phrase_id: 2,
    references: [],
  });
});

test.each([
  [{ references: [2, 3, 4] }, "references"],
  [{ show: "done" }, "show"],
  [{ search: "a".repeat(201) }, "search"],
  [{ limit: 0 }, "limit"],
  [{ limit: 201 }, "limit"],
])("rejects the request for the grid %#, in which a value is out of range", (change, field) =>
  expect(issuesOf(gridPageInput, { language_id: 1, ...change }).map(([where]) => where)).toEqual([field]),
);
