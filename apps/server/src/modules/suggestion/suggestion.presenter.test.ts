import { expect, test } from "vitest";
import { presentSuggestion } from "./suggestion.presenter.ts";

const AT = "2026-03-01T12:00:00.000Z";

test("presents a suggestion with its phrase and language, and who sent the same", () => {
  const sent = { why: "A typo", name: "Ada", thank: true, email: "ada@example.test" };
  const texts = { field: "native_text", shown: "سلم", current: "سلم", suggested: "سلام", ...sent };
  const decision = { status: "refused", reason: "It is right" };
  const row = {
    id: 1,
    translationId: 7,
    languageId: 2,
    phraseSlug: "hello",
    english: "Hello",
    languageSlug: "farsi",
    languageName: "Farsi",
    languageCode: "fa",
    script: "Arab",
    direction: "rtl" as const,
    ...texts,
    ...decision,
    hasRecording: true,
    decidedBy: "Grace",
    decidedAt: AT,
    createdAt: AT,
    doubles: [{ ...sent, suggested: "سلام.", createdAt: AT }],
  };
  expect(presentSuggestion(row)).toEqual({
    id: 1,
    translation_id: 7,
    language_id: 2,
    phrase: { slug: "hello", english: "Hello" },
    language: { slug: "farsi", name: "Farsi", code: "fa", script: "Arab", direction: "rtl" },
    ...texts,
    ...decision,
    has_recording: true,
    decided_by: "Grace",
    decided_at: AT,
    created_at: AT,
    doubles: [{ ...sent, suggested: "سلام.", created_at: AT }],
  });
});
