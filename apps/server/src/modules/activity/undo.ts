import { changesSecondFactorRule } from "@saywhere/db/queries/accounts/second-factor.queries";
import {
  findChange,
  findDeletion,
  findRecordNow,
  listChangedKinds,
  listRecordChanges,
} from "@saywhere/db/queries/history/record-changes.queries";
import {
  restoreChangeSet,
  restoreRecord,
  restoreRelatedPhrases,
  unsetSetting,
} from "@saywhere/db/queries/history/restore";
import { RestoreError } from "@saywhere/db/queries/history/restore-rows";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { toQueryable } from "@saywhere/db/queries/queryable";
import { SUCCESS, type Success } from "@saywhere/validators/api/success";
import {
  type ChangeReason,
  type HistoryInput,
  type RestoreInput,
  restorableKind,
} from "@saywhere/validators/history/activity";
import type { Actor } from "../../auth/actor.ts";
import { beyondLanguages, requireSession } from "../../auth/require-role.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { assertCanReadSettings, canUndo } from "./activity-permissions.ts";
import { inOrder } from "./field-changes.ts";
import { type RecordStep, reconstructStates } from "./record-history.ts";

/** Creates the undo operations: of a whole save, of a deletion, and of one record to an earlier state. */
export function createUndo({ db, writer }: { db: Queryable; writer: ContentWriter }) {
  const undoChangeSet = async (changeSetId: string, actor: Actor, reason: ChangeReason): Promise<Success> => {
    const kinds = await listChangedKinds(db, changeSetId);
    if (kinds.length === 0) throw new AppError("NOT_FOUND", "There is no such change");
    await assertCanRestore(actor, kinds, changeSetId);
    if (!kinds.every((kind) => canUndo(actor, kind))) {
      if (actor.author.languageIds) throw beyondLanguages(actor.author);
      throw new AppError(
        "BAD_REQUEST",
        "Changes of people, of API tokens and of the order of tasks cannot be undone",
      );
    }
    await writer
      .run(actor.author, reason, (em) => restoreChangeSet(toQueryable(em), changeSetId, kinds))
      .catch(refuseAsConflict);
    return SUCCESS;
  };

  /** @throws AppError FORBIDDEN also for an API token that would change who needs a second factor */
  const assertCanRestore = async (actor: Actor, kinds: string[], changeSetId: string): Promise<void> => {
    assertCanReadSettings(actor, kinds);
    if (kinds.includes("setting") && (await changesSecondFactorRule(db, changeSetId))) requireSession(actor);
  };

  return {
    /** @throws AppError NOT_FOUND, or CONFLICT when one of the records changed since */
    undo: (changeSetId: string, actor: Actor): Promise<Success> => undoChangeSet(changeSetId, actor, "undo"),

    /** @throws AppError NOT_FOUND when the record was not deleted, or CONFLICT */
    undoDelete: async ({ kind, record_id }: HistoryInput, actor: Actor): Promise<Success> => {
      const changeSetId = await findDeletion(db, kind, record_id);
      if (changeSetId === null) throw new AppError("NOT_FOUND", "Nothing was deleted that could come back");
      return undoChangeSet(changeSetId, actor, "undo");
    },

    /** @throws AppError NOT_FOUND, or CONFLICT when another record prevents it, for example with a slug taken since */
    restore: async ({ change_id, state }: RestoreInput, actor: Actor): Promise<Success> => {
      const change = await findChange(db, change_id);
      const kind = restorableKind.safeParse(change?.kind === "related_phrase" ? "phrase" : change?.kind);
      if (!change || !kind.success) throw new AppError("NOT_FOUND", "There is no such state to restore");
      await assertCanRestore(actor, [kind.data], change.changeSetId);
      const now = await findRecordNow(db, kind.data, change.recordId);
      const [rows, deletion] = await Promise.all([
        // The related phrases of an earlier state result from all later changes; every other state is stored in its own
        // change.
        listRecordChanges(db, kind.data, change.recordId, kind.data === "phrase" ? null : change.changeSetId),
        findDeletion(db, kind.data, change.recordId),
      ]);
      const step = reconstructStates(rows, now?.related ?? []).find(
        ({ changeSetId }) => changeSetId === change.changeSetId,
      );
      if (!step) throw new AppError("NOT_FOUND", "There is no such state to restore");
      // A record that was just deleted is restored with everything that was deleted with it.
      if (!now && state === "before" && deletion === change.changeSetId) {
        return undoChangeSet(deletion, actor, "restore");
      }
      const { own, relations } = step[state];
      if (own === null && kind.data !== "setting") {
        throw new AppError("BAD_REQUEST", "The record did not exist then. Delete it instead.");
      }
      await writer
        .run(actor.author, "restore", async (em) => {
          const tx = toQueryable(em);
          if (own) await restoreRecord(tx, kind.data, own, placesKeptBy(step));
          if (own === null) await unsetSetting(tx, change.recordId);
          if (kind.data === "phrase") await restoreRelatedPhrases(tx, change.recordId, inOrder(relations));
        })
        .catch(refuseAsConflict);
      return SUCCESS;
    },
  };
}

function refuseAsConflict(error: unknown): never {
  if (error instanceof RestoreError) throw new AppError("CONFLICT", error.message, { cause: error });
  throw error;
}

/** Columns with the position of a record among others, which reordering or choosing popular phrases sets. */
const PLACES = ["position", "popular_rank"];

/** The position columns that a change did not touch: restoring its state keeps their current values. */
function placesKeptBy({ own }: Pick<RecordStep, "own">): string[] {
  const { before, after } = own ?? {};
  return PLACES.filter((name) => !before || !after || before[name] === after[name]);
}
