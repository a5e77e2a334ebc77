import { expect, test } from "vitest";
import { FARSI } from "../../../test/support/farsi-row.ts";
import { presentAdminLanguage, presentCommonPhrases, presentCoverage } from "./language.presenter.ts";

test("presents a language to editors with the number of its translations", () => {
  const numbers = { country: "Iran", code: "IR", police: "110", ambulance: "115", fire: "125" };
  const glossary = [{ english: "bill", term: "صورتحساب", note: null }];
  expect(
    presentAdminLanguage({
      ...FARSI,
      emergencyNumbers: [numbers],
      aliases: ["Persian"],
      glossary,
      translationCount: 9,
    }),
  ).toEqual({
    ...FARSI,
    emergency_numbers: [numbers],
    aliases: ["Persian"],
    glossary,
    translation_count: 9,
  });
});

test("groups the phrases of a language by category", () => {
  const category = { slug: "greetings", name: "Greetings", description: "Saying hello" };
  const phrase = { id: 1, slug: "hello", english: "Hello", romanization: "Salām" };
  const page = { language: FARSI, count: 1, next: "n", previous: null };
  const row = { ...phrase, nativeText: "سلام", pronunciationGuide: "sa-LAAM", audioUrl: null };
  expect(presentCommonPhrases({ ...page, categories: [{ ...category, phrases: [row] }] })).toEqual({
    ...page,
    categories: [
      {
        ...category,
        phrases: [{ ...phrase, native_text: "سلام", pronunciation_guide: "sa-LAAM", audio_url: null }],
      },
    ],
  });
});

test.each([
  ["Arab", true],
  ["Latn", false],
])("presents whether a language in %s without romanizations needs them: %s", (script, needed) => {
  const { id, slug, name, code, direction } = FARSI;
  const counted = { language: { id, slug, name, code, script, direction }, phrases: 9, translated: 8 };
  expect(presentCoverage({ ...counted, romanized: 7, withAudio: 6, inReview: 2 })).toEqual({
    ...counted,
    romanized: 7,
    with_audio: 6,
    in_review: 2,
    needs_romanization: needed,
  });
});
