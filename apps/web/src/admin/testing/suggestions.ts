import type { Suggestion, SuggestionPage } from "@saywhere/validators/suggestions/suggestion";

export const salamSuggestion: Suggestion = {
  id: 9,
  translation_id: 102,
  language_id: 3,
  phrase: { slug: "hello", english: "Hello" },
  language: { slug: "farsi", name: "Farsi", code: "fa", script: "Arab", direction: "rtl" },
  field: "romanization",
  shown: "Salam",
  current: "Salam",
  suggested: "Salām",
  why: "The second vowel is long",
  name: "Ada",
  thank: false,
  has_recording: false,
  email: "ada@example.org",
  status: "open",
  reason: null,
  decided_by: null,
  doubles: [],
  decided_at: null,
  created_at: "2026-03-02T08:00:00.000Z",
};

/** A page that is the whole list. */
export function suggestionPage(items: Suggestion[]): SuggestionPage {
  return { items, next: null, previous: null, total: items.length, offset: 0 };
}

/** One that replaces no text. */
export const remark = {
  ...salamSuggestion,
  id: 10,
  field: "meaning" as const,
  shown: "Peace",
  current: "Peace be upon you",
  suggested: "It is a greeting only",
  why: null,
  name: null,
  email: null,
};
