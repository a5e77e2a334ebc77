import type { EntityManager } from "@mikro-orm/postgresql";
import type { Author } from "@saywhere/db/change-set";
import { Phrase as PhraseEntity } from "@saywhere/db/entities/phrase.entity";
import { listMatchingPhrases } from "@saywhere/db/queries/phrase.queries";
import { readPopularRanks } from "@saywhere/db/queries/popular-phrase.queries";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import {
  MAX_SELECTED,
  type MatchingRecords,
  type SelectedRecords,
  type SelectionResult,
} from "@saywhere/validators/content/bulk-selection";
import {
  MAX_POPULAR,
  type MatchingPhrasesInput,
  type PhraseSelectionInput,
} from "@saywhere/validators/content/phrase";
import { invalidField } from "../../errors/app-error.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { lockSelected } from "../../writes/lock-selected.ts";
import { checkCategory } from "./check-category.ts";
import { lockRanks } from "./popular-phrases.ts";

/** Ranks are stored in 11 bits of the sort key of the site's lists; saving the order numbers them from 1 again. */
const HIGHEST_RANK = 2_046;

/** Creates the operations on several phrases: each is one change set, of all of them or none. */
export function createPhraseBulkWrites({ db, writer }: { db: Queryable; writer: ContentWriter }) {
  return {
    matching: async ({ category_id, ...filters }: MatchingPhrasesInput): Promise<MatchingRecords> => {
      const limit = MAX_SELECTED + 1;
      const items = await listMatchingPhrases(db, { ...filters, categoryId: category_id, limit });
      return { items: items.slice(0, MAX_SELECTED), more: items.length > MAX_SELECTED };
    },

    /** @throws AppError CONFLICT for records that were saved or deleted meanwhile, BAD_REQUEST for an unknown category */
    async updateSelected(
      { records, category_id: category, popular }: PhraseSelectionInput,
      author: Author,
    ): Promise<SelectionResult> {
      const { result, changeSetId } = await writer.run(author, "selection", async (em) => {
        if (popular) await lockRanks(em);
        const phrases = await lockSelected(em, PhraseEntity, { many: "phrases", records });
        if (category !== undefined) await checkCategory(em, category);
        const changed = new Set<number>();
        for (const phrase of phrases) {
          if (category === undefined || phrase.category.id === category) continue;
          em.assign(phrase, { category });
          changed.add(phrase.id);
        }
        if (popular === undefined) return changed.size;
        const differing = phrases.filter((phrase) => (phrase.popularRank !== null) !== popular);
        const ranks = popular ? await freeRanks(em, differing.length) : [];
        for (const [index, phrase] of differing.entries()) {
          phrase.popularRank = ranks[index] ?? null;
          changed.add(phrase.id);
        }
        return changed.size;
      });
      return { count: result, change_set_id: changeSetId };
    },

    /** @throws AppError CONFLICT for records that were saved or deleted meanwhile */
    async deleteSelected(records: SelectedRecords, author: Author): Promise<SelectionResult> {
      const { result, changeSetId } = await writer.run(author, "selection", async (em) => {
        const phrases = await lockSelected(em, PhraseEntity, { many: "phrases", records });
        return em.nativeDelete(PhraseEntity, { id: { $in: phrases.map(({ id }) => id) } });
      });
      return { count: result, change_set_id: changeSetId };
    },
  };
}

/**
 * Returns ranks after those of all popular phrases. The caller holds the lock of the ranks.
 *
 * @throws AppError BAD_REQUEST when there would be too many popular phrases
 */
async function freeRanks(em: EntityManager, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { highest, popular } = await readPopularRanks(toQueryable(em));
  if (popular + count > MAX_POPULAR) {
    const message = `There can be at most ${MAX_POPULAR} popular phrases, and ${popular} phrases are popular already`;
    throw invalidField(["popular"], message);
  }
  if (highest + count > HIGHEST_RANK) {
    throw invalidField(["popular"], "Save the order under Popular phrases first, and try again");
  }
  return Array.from({ length: count }, (_, index) => highest + 1 + index);
}
