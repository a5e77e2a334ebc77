import {
  activityInput,
  activityPage,
  changesInput,
  changesPage,
  history,
  historyInput,
  restoreInput,
  undoInput,
} from "@saywhere/validators/accounts/activity";
import { successResult } from "@saywhere/validators/api/success";
import { editorProcedure, router } from "../../trpc/init.ts";
import type { ActivityService } from "./activity.service.ts";

declare module "../../trpc/context.ts" {
  interface Services {
    activity: ActivityService;
  }
}

/** Who changed what, and the way back. Restoring needs the role that the change itself would need. */
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

  /** The states a record was in, newest first. */
  history: editorProcedure
    .input(historyInput)
    .output(history)
    .query(({ ctx, input }) => ctx.services.activity.history(input, ctx.actor)),

  restore: editorProcedure
    .input(restoreInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.activity.restore(input, ctx.actor)),

  /** Takes a whole save back. */
  undo: editorProcedure
    .input(undoInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.activity.undo(input.change_set_id, ctx.actor)),

  /** Brings back a record that was just deleted, with everything that went along. */
  undoDelete: editorProcedure
    .input(historyInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.activity.undoDelete(input, ctx.actor)),
});
