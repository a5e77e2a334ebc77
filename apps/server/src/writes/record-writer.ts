import { OptimisticLockError } from "@mikro-orm/core";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import {
  type Author,
  changesBeyondLanguages,
  type RecordedChanges,
  withChangeSet,
} from "@saywhere/db/change-set";
import { errorCode } from "@saywhere/db/database-error";
import { markForReview } from "@saywhere/db/mark-for-review";
import type { ChangeReason } from "@saywhere/validators/history/activity";
import { beyondLanguages } from "../auth/require-role.ts";
import { AppError } from "../errors/app-error.ts";
import { writeOnce } from "./idempotency.ts";

/**
 * SQLSTATEs that only a concurrent write can cause, because writes validate first: a duplicate value, a record that was
 * deleted or referenced meanwhile (23001 since PostgreSQL 18), a deadlock.
 */
const RETRYABLE_SQLSTATES = new Set(["23505", "23503", "23001", "40001", "40P01"]);

/** Runs writes, each in one transaction that is recorded in the history. */
export interface RecordWriter {
  /**
   * Runs a write.
   *
   * @param work is retried once after a conflict with a concurrent write; its own checks then report the cause
   * @throws AppError CONFLICT when the retry conflicts too, FORBIDDEN for changes beyond the author's languages, and
   *   whatever `work` throws
   */
  run<T>(
    author: Author,
    reason: ChangeReason,
    work: (em: EntityManager) => Promise<T>,
  ): Promise<RecordedChanges<T>>;
}

export function createRecordWriter(orm: MikroORM): RecordWriter {
  return {
    run(author, reason, work) {
      const attempt = () =>
        withChangeSet(orm, author, reason, async (em) => {
          const once = async () => {
            const result = await work(em);
            await em.flush();
            await assertWithinLanguages(em, author);
            if (author.needsReview) await markForReview(em);
            return result;
          };
          return writeOnce(em, once);
        });
      return attempt().catch((error: unknown) => {
        if (!isRace(error)) throw error;
        return attempt().catch(toConflict);
      });
    },
  };
}

/** @throws AppError FORBIDDEN when an author who may change some languages has changed anything else */
async function assertWithinLanguages(em: EntityManager, author: Author): Promise<void> {
  if (await changesBeyondLanguages(em, author)) throw beyondLanguages(author);
}

function isRace(error: unknown): boolean {
  // Writes lock the record that they are about; its parts may be changed or deleted with another record.
  return RETRYABLE_SQLSTATES.has(errorCode(error)) || error instanceof OptimisticLockError;
}

function toConflict(error: unknown): never {
  if (!isRace(error)) throw error;
  throw new AppError("CONFLICT", "Someone else saved a change at the same moment. Please try again.", {
    cause: error,
  });
}
