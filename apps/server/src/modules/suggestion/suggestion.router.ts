import { SUCCESS, successResult } from "@saywhere/validators/api/success";
import {
  acceptSuggestionInput,
  refuseSuggestionInput,
  storedSuggestionRecording,
  suggestionInput,
  suggestionPage,
  suggestionPageInput,
  suggestionRecording,
} from "@saywhere/validators/suggestions/suggestion";
import { recordIdInput } from "@saywhere/validators/texts/field-schemas";
import {
  editorSessionProcedure,
  publicProcedure,
  router,
  translatorProcedure,
} from "../../trpc/procedures.ts";

export const suggestionRouter = router({
  create: publicProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/suggestions",
        tags: ["Suggestions"],
        summary: "Suggest a correction",
        description:
          "Sends the editors a correction of a phrase in a language. No sign-in is needed, and none is used. An IP address can send ten in an hour; one that is still open is not stored twice. At most 20 of a phrase in a language and 1,000 in all wait for an editor; further ones are refused until some are decided on.",
        protect: false,
        errorResponses: {
          400: "The input is not valid, or the phrase does not exist",
          401: "The body has more than 16 KB, which needs a sign-in",
          403: "The site takes no suggestions, or the call came from another site",
          429: "Too many suggestions; `Retry-After` says when to try again",
          500: "Something went wrong on our side",
          503: "The server is busy, and `Retry-After` says when to try again; or the database does not answer",
        },
      },
    })
    .input(suggestionInput)
    .output(successResult)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.suggestion.create(input, ctx.caller);
      return SUCCESS;
    }),

  /** One page of the suggestions with a status. For people only: they contain visitors' e-mail addresses. */
  list: editorSessionProcedure
    .input(suggestionPageInput)
    .output(suggestionPage)
    .query(({ ctx, input }) => ctx.services.suggestion.list(input)),

  /** What a visitor recorded. */
  recording: editorSessionProcedure
    .input(recordIdInput)
    .output(suggestionRecording)
    .query(({ ctx, input }) => ctx.services.suggestion.recording(input.id)),

  /** Stores the recording where a translation can have it. */
  storeRecording: translatorProcedure
    .input(recordIdInput)
    .output(storedSuggestionRecording)
    .mutation(({ ctx, input }) => ctx.services.suggestion.storeRecording(input.id, ctx.actor.author)),

  /** Saves the translation and accepts the suggestion, or neither. */
  accept: translatorProcedure
    .input(acceptSuggestionInput)
    .output(successResult)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.suggestion.accept(input, ctx.actor.author);
      return SUCCESS;
    }),

  refuse: translatorProcedure
    .input(refuseSuggestionInput)
    .output(successResult)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.suggestion.refuse(input, ctx.actor.author);
      return SUCCESS;
    }),
});
