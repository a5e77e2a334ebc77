import type { Me } from "@saywhere/validators/accounts/account";
import type { GridRow } from "@saywhere/validators/content/translation-grid";
import type { ApiAnswers } from "../../../../testing/api.ts";
import { languageCoverage } from "../../../testing/dashboard.ts";
import { editor } from "../../../testing/people.ts";
import { renderAdmin } from "../../../testing/render-admin.tsx";
import { toGridRow } from "../grid/grid-row.ts";
import { choices } from "./open-list.ts";
import { german, row, spanish, stored } from "./rows.ts";

const ENGLISH = ["Good morning", "Good night", "See you later"];

/** A phrase of Spanish, which is missing unless it has a text, with its German. */
export function phraseRow(id: number, native_text?: string): GridRow {
  const of = row(
    spanish,
    native_text === undefined ? null : { id: 500 + id, phrase_id: id, native_text, romanization: null },
  );
  const english = ENGLISH[id - 1] ?? `Phrase ${id}`;
  return {
    ...toGridRow(of),
    phrase: { id, slug: `phrase-${id}`, english },
    references: [{ language_id: german.id, native_text: `Deutsch ${id}`, romanization: null }],
  };
}

export const MISSING = [1, 2, 3].map((id) => phraseRow(id));

interface GridOptions extends Pick<ApiAnswers, "translationGrid" | "translation" | "language"> {
  url?: string;
  me?: Me;
}

/** Opens the grid of Spanish, unless the URL names another language. */
export function openGrid({
  url = "/translations/grid?language=3",
  me = editor,
  translationGrid,
  translation,
  language,
}: GridOptions = {}) {
  return renderAdmin(url, {
    me,
    answers: {
      ...choices,
      language: {
        ...choices.language,
        coverage: () => [languageCoverage(3, "Spanish", { translated: 131 })],
        ...language,
      },
      translation: {
        sameText: () => [],
        similar: () => [],
        create: ({ phrase_id, native_text }) =>
          stored({ id: 500 + phrase_id, language_id: 3, phrase_id, native_text, version: 1 }),
        ...translation,
      },
      translationGrid: {
        page: () => ({ items: MISSING, next: null }),
        row: ({ phrase_id }) => phraseRow(phrase_id, "stored"),
        ...translationGrid,
      },
    },
  });
}
