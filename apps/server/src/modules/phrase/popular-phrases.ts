import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Author } from "@saywhere/db/change-set";
import { Phrase as PhraseEntity } from "@saywhere/db/entities/phrase.entity";
import { listPopularPhrases } from "@saywhere/db/queries/popular-phrase.queries";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import type { PhraseOption } from "@saywhere/validators/content/phrase";
import { AppError, invalidField } from "../../errors/app-error.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";

/**
 * Makes other changes of the ranks of popular phrases wait until this transaction ends. Call it before phrases are
 * locked, so that two callers cannot deadlock.
 */
export async function lockRanks(em: EntityManager): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(hashtext('ranks of popular phrases'))");
}

export function createPopularPhrases({ db, writer }: { db: Queryable; writer: ContentWriter }) {
  return {
    popular: (): Promise<PhraseOption[]> => listPopularPhrases(db),

    /** @throws AppError BAD_REQUEST for an unknown phrase, CONFLICT when the order is not `before` any more */
    async setPopular(
      { ids, before }: { ids: number[]; before?: number[] | undefined },
      author: Author,
    ): Promise<{ change_set_id: string | null }> {
      const { changeSetId } = await writer.run(author, "reorder", async (em) => {
        await lockRanks(em);
        const ranks = new Map([...new Set(ids)].map((id, index) => [id, index + 1]));
        const concerned = { $or: [{ id: { $in: [...ranks.keys()] } }, { popularRank: { $ne: null } }] };
        // Locked by ID, like the phrases of a selection, so that the two cannot deadlock.
        const phrases = await em.find(PhraseEntity, concerned, {
          lockMode: LockMode.PESSIMISTIC_WRITE,
          orderBy: { id: "asc" },
        });
        if (
          before &&
          String(before) !== String((await listPopularPhrases(toQueryable(em))).map(({ id }) => id))
        ) {
          throw new AppError(
            "CONFLICT",
            "Someone else changed the popular phrases meanwhile. Close this dialog and open it again.",
          );
        }
        const known = new Set(phrases.map((phrase) => phrase.id));
        const unknown = ids.findIndex((id) => !known.has(id));
        if (unknown >= 0) throw invalidField(["ids", unknown], "There is no such phrase");
        for (const phrase of phrases) phrase.popularRank = ranks.get(phrase.id) ?? null;
      });
      return { change_set_id: changeSetId };
    },
  };
}
