import {
  type ChangedKind,
  findNewestChange,
  listChangedRecords,
  UnknownChangeError,
} from "@saywhere/db/queries/history/change-feed.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import {
  ADMINISTRATOR_KINDS,
  type ChangeFeed,
  type ChangeFeedInput,
  EDITOR_KINDS,
  NOW,
  PUBLIC_KINDS,
} from "@saywhere/validators/history/change-feed";
import type { Actor } from "../../auth/actor.ts";
import { AppError } from "../../errors/app-error.ts";
import { translateCursorError } from "../../errors/invalid-cursor.ts";

export type ChangeFeedService = ReturnType<typeof createChangeFeedService>;

export function createChangeFeedService({ db }: { db: Queryable }) {
  return {
    /**
     * The records that changed since a cursor.
     *
     * @param actor who reads more than the public records; null for only these
     * @throws AppError BAD_REQUEST for a cursor that no response returned, GONE for one of another history
     */
    read: async ({ after, limit }: ChangeFeedInput, actor: Actor | null): Promise<ChangeFeed> => {
      if (after === NOW) return { changes: [], next: await findNewestChange(db), more: false };
      const request = { after, limit, kinds: kindsFor(actor), unpublished: actor !== null };
      const { items, next, more } = await listChangedRecords(db, request)
        .catch(translateUnknownChange)
        .catch(translateCursorError);
      const changes = items.map(({ languageId, phraseId, ...record }) => ({
        ...record,
        language_id: languageId,
        phrase_id: phraseId,
      }));
      return { changes, next, more };
    },
  };
}

function kindsFor(actor: Actor | null): readonly ChangedKind[] {
  if (!actor) return PUBLIC_KINDS;
  return [...PUBLIC_KINDS, ...EDITOR_KINDS, ...(actor.role === "administrator" ? ADMINISTRATOR_KINDS : [])];
}

function translateUnknownChange(error: unknown): never {
  if (!(error instanceof UnknownChangeError)) throw error;
  const message =
    "The history does not reach back to this cursor. Read everything again, and continue from `now`.";
  throw new AppError("GONE", message, { cause: error });
}
