import { findAdminLanguage } from "@saywhere/db/queries/language.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import {
  listGridPage,
  listGridRows,
  scanGridPage,
} from "@saywhere/db/queries/translations/translation-grid.queries";
import type {
  GridPage,
  GridPageInput,
  GridRow,
  GridRowInput,
} from "@saywhere/validators/content/translation-grid";
import { translateCursorError } from "../../errors/invalid-cursor.ts";
import { existing } from "../../errors/record-not-found.ts";
import { warningsOf } from "../translation/translation.presenter.ts";
import { presentGridRow } from "./translation-grid.presenter.ts";

export type TranslationGridService = ReturnType<typeof createTranslationGridService>;

export function createTranslationGridService({ db }: { db: Queryable }) {
  return {
    /**
     * @throws AppError BAD_REQUEST when `after` is not a cursor that a page returned, NOT_FOUND when the language does
     * not exist
     */
    page: async ({
      language_id,
      references,
      show,
      search,
      after,
      limit,
    }: GridPageInput): Promise<GridPage> => {
      const request = { languageId: language_id, referenceIds: references, search, after, limit };
      const { items, next } = await (show === "attention"
        ? scanGridPage(db, request, (texts) => warningsOf(texts).length > 0)
        : listGridPage(db, { ...request, show })
      ).catch(translateCursorError);
      if (items.length === 0) existing(await findAdminLanguage(db, language_id), "language");
      return { items: items.map(presentGridRow), next };
    },

    /** @throws AppError NOT_FOUND when the language or the phrase does not exist */
    row: async ({ language_id, phrase_id, references }: GridRowInput): Promise<GridRow> => {
      const filters = { languageId: language_id, referenceIds: references };
      const [row] = await listGridRows(db, filters, [phrase_id]);
      return presentGridRow(existing(row, "phrase"));
    },
  };
}
