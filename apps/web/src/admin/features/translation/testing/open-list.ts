import type { Me } from "@saywhere/validators/accounts/account";
import type { TranslationRow } from "@saywhere/validators/content/translation";
import type { ApiAnswers } from "../../../../testing/api.ts";
import { editor } from "../../../testing/people.ts";
import { renderAdmin } from "../../../testing/render-admin.tsx";
import { farsi, german, hello, spanish } from "./rows.ts";

/** What the selects of the list and of its dialogs read, and the grid of a row that another editor has added. */
export const choices = {
  language: { adminList: () => [farsi, spanish, german], glossary: () => [] },
  phrase: {
    options: () => [{ id: hello.id, english: hello.english, slug: hello.slug }],
    adminGet: () => hello,
  },
  file: { media: () => ({ files: [], next: null }) },
  activity: { history: () => ({ label: "Hello", exists: true, entries: [] }) },
} satisfies ApiAnswers;

/** Opens the list of translations, which holds these rows, as an editor or as somebody else. */
export function openList(
  rows: TranslationRow[],
  url = "/translations",
  answers: ApiAnswers = {},
  me: Me = editor,
) {
  return renderAdmin(url, {
    me,
    answers: {
      ...choices,
      ...answers,
      translation: {
        page: () => ({ items: rows, next: null, previous: null, total: rows.length, offset: 0 }),
        sameText: () => [],
        similar: () => [],
        warningCounts: () => [],
        ...answers.translation,
      },
    },
  });
}
