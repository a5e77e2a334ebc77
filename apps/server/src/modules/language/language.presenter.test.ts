import { expect, test } from "vitest";
import { FARSI } from "../../../test/support/farsi-row.ts";
import {
  presentAdminLanguage,
  presentCommonPhrases,
  presentCoverage,
  presentEmergencyGuide,
  presentForms,
} from "./language.presenter.ts";

const numbers = { country: "Iran", code: "IR", police: "110", ambulance: "115", fire: "125" };

test("presents a language to editors with the number of its translations", () => {
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

test("presents the emergency numbers and phrases of a language, and no more of the language than they need", () => {
  const { slug, name, nativeName, code, script, direction } = FARSI;
  const phrase = { id: 1, slug: "help", english: "Help!", romanization: "Komak!" };
  const row = { ...phrase, nativeText: "کمک!", pronunciationGuide: "ko-MAK", audioUrl: null };
  expect(presentEmergencyGuide({ ...FARSI, emergencyNumbers: [numbers] }, [row])).toEqual({
    language: { slug, name, nativeName, code, script, direction, emergency_numbers: [numbers] },
    phrases: [{ ...phrase, native_text: "کمک!", pronunciation_guide: "ko-MAK", audio_url: null }],
  });
});

test("presents the forms that mean the same and can be said to anyone", () => {
  const form = { nativeText: "درود", romanization: "Dorud", pronunciationGuide: null };
  const variants = [
    { ...form, label: "formal", register: "formal" as const },
    { ...form, label: "formal, before noon", register: "formal" as const },
    { ...form, label: "formal, to a woman", register: "formal" as const, listener: "woman" as const },
    { ...form, label: "before noon, to a woman", listener: "woman" as const },
  ];
  expect(presentForms({ id: 7, variants })).toEqual([
    {
      id: 7,
      label: "formal",
      speaker: null,
      register: "formal",
      region: null,
      native_text: "درود",
      romanization: "Dorud",
      pronunciation_guide: null,
    },
  ]);
});
