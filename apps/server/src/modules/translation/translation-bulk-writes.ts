import type { Author } from "@saywhere/db/change-set";
import { Translation } from "@saywhere/db/entities/translation.entity";
import type { Queryable } from "@saywhere/db/queries/queryable";
import {
  MAX_SELECTED,
  type MatchingRecords,
  type SelectedRecords,
  type SelectionResult,
} from "@saywhere/validators/content/bulk-selection";
import type { MatchingTranslationsInput } from "@saywhere/validators/content/translation";
import { requireReviewer } from "../../auth/require-role.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { lockSelected } from "../../writes/lock-selected.ts";
import { listTranslations } from "./list-translations.ts";

/** Creates the operations on several translations: each is one change set, of all of them or none. */
export function createTranslationBulkWrites({ db, writer }: { db: Queryable; writer: ContentWriter }) {
  return {
    matching: async (filters: MatchingTranslationsInput): Promise<MatchingRecords> => {
      const page = await listTranslations(db, { ...filters, limit: MAX_SELECTED + 1 });
      const items = page.items.flatMap(({ translation, phrase, language }) =>
        translation
          ? [
              {
                id: translation.id,
                version: translation.version,
                name: `${language.name}: ${phrase.english}`,
                translations: 0,
              },
            ]
          : [],
      );
      const more = items.length > MAX_SELECTED || page.next !== null;
      return { items: items.slice(0, MAX_SELECTED), more };
    },

    /** @throws AppError CONFLICT for records that were saved or deleted meanwhile */
    async deleteSelected(records: SelectedRecords, author: Author): Promise<SelectionResult> {
      const { result, changeSetId } = await writer.run(author, "selection", async (em) => {
        const translations = await lockSelected(em, Translation, { many: "translations", records });
        return em.nativeDelete(Translation, { id: { $in: translations.map(({ id }) => id) } });
      });
      return { count: result, change_set_id: changeSetId };
    },

    /**
     * @throws AppError FORBIDDEN for an author whose own changes need a review, CONFLICT for records that were saved or
     *   deleted meanwhile
     */
    async reviewSelected(records: SelectedRecords, author: Author): Promise<SelectionResult> {
      requireReviewer(author);
      const { result, changeSetId } = await writer.run(author, "selection", async (em) => {
        const translations = await lockSelected(em, Translation, { many: "translations", records });
        const unreviewed = translations.filter(({ needsReview }) => needsReview);
        for (const translation of unreviewed) translation.needsReview = false;
        return unreviewed.length;
      });
      return { count: result, change_set_id: changeSetId };
    },
  };
}
