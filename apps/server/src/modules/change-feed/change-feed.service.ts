import {
  findNewestChange,
  listChangedRecords,
  UnknownChangeError,
} from "@saywhere/db/queries/history/change-feed.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { type ChangeFeed, type ChangeFeedInput, NOW } from "@saywhere/validators/content/change-feed";
import { AppError } from "../../errors/app-error.ts";
import { rethrowInvalidCursor } from "../../errors/invalid-cursor.ts";

export type ChangeFeedService = ReturnType<typeof createChangeFeedService>;

export function createChangeFeedService({ db }: { db: Queryable }) {
  return {
    /**
     * The public records that changed since a cursor.
     *
     * @throws AppError BAD_REQUEST for a cursor that no response returned, GONE for one of another history
     */
    read: async ({ after, limit }: ChangeFeedInput): Promise<ChangeFeed> => {
      if (after === NOW) return { changes: [], next: await findNewestChange(db), more: false };
      const { items, next, more } = await listChangedRecords(db, { after, limit })
        .catch(rethrowUnknownChange)
        .catch(rethrowInvalidCursor);
      const changes = items.map(({ languageId, phraseId, ...record }) => ({
        ...record,
        language_id: languageId,
        phrase_id: phraseId,
      }));
      return { changes, next, more };
    },
  };
}

function rethrowUnknownChange(error: unknown): never {
  if (!(error instanceof UnknownChangeError)) throw error;
  const message =
    "The history does not reach back to this cursor. Read everything again, and continue from `now`.";
  throw new AppError("GONE", message, { cause: error });
}
