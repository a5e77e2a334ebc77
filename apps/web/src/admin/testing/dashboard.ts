import type { LanguageCoverage } from "@saywhere/validators/content/language-coverage";
import type { Work } from "@saywhere/validators/dashboard/dashboard-work";
import type { ApiAnswers } from "../../testing/api.ts";

export const emptyWork: Work = {
  mentions: { items: [], total: 0 },
  open_comments: 0,
  open_tasks: 0,
  warnings: { count: 0, more: false },
  site: null,
};

export const mention = {
  id: 31,
  author: "Ada",
  text: "Is this right, @Test Editor?",
  created_at: "2026-11-20T10:00:00.000Z",
  translation_id: 103,
  phrase: { slug: "hello", english: "Hello" },
  language: { slug: "spanish", name: "Spanish", code: "es", script: "Latn", direction: "ltr" },
} as const;

/** What the dashboard asks for, of a guide without content. */
export const emptyDashboard: ApiAnswers = {
  language: { coverage: () => [] },
  category: { adminList: () => [] },
  missedSearch: { list: () => ({ items: [], next: null, previous: null, total: 0, offset: 0 }) },
  translation: { page: () => ({ items: [], next: null, previous: null, total: 0, offset: 0 }) },
  suggestion: { list: () => ({ items: [], next: null, previous: null, total: 0, offset: 0 }) },
  activity: { list: () => ({ items: [], next: null }) },
  dashboard: { work: () => emptyWork },
};

/** How much a language has of 134 phrases: all of it, unless `part` says otherwise. */
export function languageCoverage(
  id: number,
  name: string,
  part: Partial<LanguageCoverage> = {},
): LanguageCoverage {
  return {
    language: { id, slug: name.toLowerCase(), name, code: "ka", script: "Geor", direction: "ltr" },
    phrases: 134,
    translated: 134,
    romanized: 134,
    needs_romanization: true,
    with_audio: 0,
    in_review: 0,
    ...part,
  };
}

/** Twelve languages, the last of which has the fewest translations. */
export const manyLanguages = Array.from({ length: 12 }, (_, index) =>
  languageCoverage(index + 1, `Language ${String(index + 1).padStart(2, "0")}`, { translated: 120 - index }),
);
