import { successResult } from "@saywhere/validators/api/success";
import {
  activityInput,
  activityPage,
  changesInput,
  changesPage,
  history,
  historyInput,
  restoreInput,
  undoInput,
} from "@saywhere/validators/history/activity";
import { editorProcedure, router, translatorProcedure } from "../../trpc/procedures.ts";

/** The change history, and undo. Restoring requires the role that the change itself would require. */
export const activityRouter = router({
  list: editorProcedure
    .input(activityInput)
    .output(activityPage)
    .query(({ ctx, input }) => ctx.services.activity.list(input, ctx.actor)),

  /** All records that one save changed. */
  changes: editorProcedure
    .input(changesInput)
    .output(changesPage)
    .query(({ ctx, input }) => ctx.services.activity.changes(input, ctx.actor)),

  /** The earlier states of a record, newest first. */
  history: editorProcedure
    .input(historyInput)
    .output(history)
    .query(({ ctx, input }) => ctx.services.activity.history(input, ctx.actor)),

  restore: translatorProcedure
    .input(restoreInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.activity.restore(input, ctx.actor)),

  /** Undoes a whole save. */
  undo: translatorProcedure
    .input(undoInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.activity.undo(input.change_set_id, ctx.actor)),

  /** Restores a record that was just deleted, with everything that was deleted with it. */
  undoDelete: translatorProcedure
    .input(historyInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.activity.undoDelete(input, ctx.actor)),
});
