import type { Me } from "@saywhere/validators/accounts/account";
import type { TranslationRow } from "@saywhere/validators/content/translation";
import { screen, within } from "@testing-library/react";
import type { ApiAnswers } from "../../../../testing/api.ts";
import { editor } from "../../../testing/people.ts";
import { renderAdmin } from "../../../testing/render-admin.tsx";
import { choices } from "./open-list.ts";
import { farsi, german, hello, row, spanish } from "./rows.ts";

export const hola = { native_text: "Hola", romanization: null };
/** The phrase in three languages, two of them missing. */
export const ROWS = [row(farsi, null), row(german, null), row(spanish, hola)];

/** Opens the grid of a phrase with these rows. */
export function openPhrase(
  translation: ApiAnswers["translation"] = {},
  rows: TranslationRow[] = ROWS,
  { me = editor, language = choices.language }: Pick<ApiAnswers, "language"> & { me?: Me } = {},
) {
  return renderAdmin("/phrases/11/translations", {
    me,
    answers: {
      ...choices,
      language,
      translation: {
        ofPhrase: () => ({ phrase: hello, rows }),
        sameText: () => [],
        similar: () => [],
        ...translation,
      },
    },
  });
}

export const native = (language: string) =>
  screen.findByRole("textbox", { name: `Native text in ${language}` });

export const rowOf = async (language: string) =>
  within((await native(language)).closest("li") as HTMLElement);
