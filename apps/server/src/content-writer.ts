import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { type Author, type RecordedChanges, recordChanges } from "@saywhere/db/record-changes";
import type { ChangeReason } from "@saywhere/validators/activity";
import { AppError } from "./app-error.ts";
import type { ContentCache } from "./cache/content-cache.ts";

/**
 * SQLSTATE of what only another write at the same moment can cause, since writes check before: a value taken, a
 * record gone or come into use (23001 since PostgreSQL 18), a deadlock.
 */
const RACES = new Set(["23505", "23503", "23001", "40001", "40P01"]);

/** Runs writes: one transaction, kept in the history, and seen by every read that begins afterwards. */
export interface ContentWriter {
  /**
   * @param work is run once more when another write came in between; its own checks then tell what is the matter
   * @throws AppError CONFLICT when another write comes in between again, and whatever `work` throws
   */
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
      const attempt = () => recordChanges(orm, author, reason, work);
      const recorded = await attempt().catch((error: unknown) => {
        if (!isRace(error)) throw error;
        return attempt().catch(refuseRace);
      });
      cache.clear();
      await seenByAll();
      return recorded;
    },
  };
}

function isRace(error: unknown): boolean {
  return error instanceof Error && "code" in error && RACES.has(String(error.code));
}

function refuseRace(error: unknown): never {
  if (!isRace(error)) throw error;
  throw new AppError("CONFLICT", "Somebody saved something else at the same moment. Please try again.", {
    cause: error,
  });
}
