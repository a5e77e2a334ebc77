import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { type Author, type RecordedChanges, recordChanges } from "@saywhere/db/record-changes";
import type { ChangeReason } from "@saywhere/validators/activity";
import type { ContentCache } from "./cache/content-cache.ts";

/** Runs writes: one transaction, kept in the history, and seen by every read that begins afterwards. */
export interface ContentWriter {
  run<T>(
    author: Author,
    reason: ChangeReason,
    work: (em: EntityManager) => Promise<T>,
  ): Promise<RecordedChanges<T>>;
}

/**
 * @param seenByAll resolves when every other instance has heard of the changes committed so far
 */
export function createContentWriter(
  orm: MikroORM,
  cache: ContentCache,
  seenByAll: () => Promise<void>,
): ContentWriter {
  return {
    async run(author, reason, work) {
      const recorded = await recordChanges(orm, author, reason, work);
      cache.clear();
      await seenByAll();
      return recorded;
    },
  };
}
