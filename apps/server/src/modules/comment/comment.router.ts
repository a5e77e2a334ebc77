import { successResult } from "@saywhere/validators/api/success";
import { comment, commentEditInput, commentInput } from "@saywhere/validators/comments/comment";
import { recordIdInput } from "@saywhere/validators/texts/field-schemas";
import { z } from "zod";
import { editorSessionProcedure, router } from "../../trpc/procedures.ts";
import { succeed } from "../../trpc/succeed.ts";

/** The comments of people on translations. Programs neither read nor write them, and no public page has them. */
export const commentRouter = router({
  /** The comments on a translation, oldest first. */
  list: editorSessionProcedure
    .input(recordIdInput)
    .output(z.array(comment))
    .query(({ ctx, input }) => ctx.services.comment.list(input.id, ctx.actor)),

  add: editorSessionProcedure
    .input(commentInput)
    .output(successResult)
    .mutation(({ ctx, input }) => succeed(ctx.services.comment.add(input, ctx.actor))),

  edit: editorSessionProcedure
    .input(commentEditInput)
    .output(successResult)
    .mutation(({ ctx, input }) => succeed(ctx.services.comment.edit(input, ctx.actor))),

  delete: editorSessionProcedure
    .input(recordIdInput)
    .output(successResult)
    .mutation(({ ctx, input }) => succeed(ctx.services.comment.delete(input.id, ctx.actor))),

  resolve: editorSessionProcedure
    .input(recordIdInput.extend({ resolved: z.boolean() }))
    .output(successResult)
    .mutation(({ ctx, input }) => succeed(ctx.services.comment.resolve(input.id, input.resolved, ctx.actor))),

  markRead: editorSessionProcedure
    .input(recordIdInput)
    .output(successResult)
    .mutation(({ ctx, input }) => succeed(ctx.services.comment.markRead(input.id, ctx.actor))),
});
