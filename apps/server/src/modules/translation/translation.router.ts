import { listHeaders, PAGE_LIMIT_NOTE, TOO_MANY_LISTS } from "@saywhere/validators/api/pagination";
import { successResult } from "@saywhere/validators/api/success";
import {
  matchingRecords,
  selectedRecords,
  selectionResult,
} from "@saywhere/validators/content/bulk-selection";
import { recordingQueue, recordingQueueInput } from "@saywhere/validators/content/recording-queue";
import {
  acceptWarningInput,
  matchingTranslationsInput,
  sameText,
  similarTranslation,
  similarTranslationsInput,
  translation,
  translationInput,
  translationListInput,
  translationPage,
  translationPageInput,
  translationRow,
  translationsOfPhrase,
  translationUpdateInput,
} from "@saywhere/validators/content/translation";
import { warningCounts } from "@saywhere/validators/content/warning-counts";
import { recordDeletionInput, recordIdInput, referenceId } from "@saywhere/validators/texts/field-schemas";
import { z } from "zod";
import { editorProcedure, router, translatorProcedure } from "../../trpc/procedures.ts";
import { respondWithListChunk } from "../../trpc/respond-with-list-chunk.ts";
import { adminCall } from "../../trpc/rest-description.ts";

export const translationRouter = router({
  list: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/language-phrases",
        tag: "Translations",
        summary: "List the translations",
        description: `Every translation, optionally of one language, of one phrase, or both. ${PAGE_LIMIT_NOTE}`,
        failures: { 404: "There is no such language or phrase", 429: TOO_MANY_LISTS },
        responseHeaders: listHeaders,
      }),
    )
    .input(translationListInput)
    .output(z.array(translation))
    .query(({ ctx, input }) => respondWithListChunk(ctx, input, ctx.services.translation.chunk)),

  /** One page of the admin list. */
  page: editorProcedure
    .input(translationPageInput)
    .output(translationPage)
    .query(({ ctx, input }) => ctx.services.translation.page(input)),

  /** How many translations of each language have each warning. */
  warningCounts: editorProcedure
    .input(z.object({}))
    .output(warningCounts)
    .query(({ ctx }) => ctx.services.translation.warningCounts()),

  /** The translations of a language for the recording studio. */
  recordingQueue: editorProcedure
    .input(recordingQueueInput)
    .output(recordingQueue)
    .query(({ ctx, input }) => ctx.services.translation.recordingQueue(input)),
  /** The translations that the filters of the list match, for a selection of all. */
  matching: editorProcedure
    .input(matchingTranslationsInput)
    .output(matchingRecords)
    .query(({ ctx, input }) => ctx.services.translation.matching(input)),

  /** Deletes all selected translations, or none. */
  deleteSelected: translatorProcedure
    .input(z.object({ records: selectedRecords }))
    .output(selectionResult)
    .mutation(({ ctx, input }) => ctx.services.translation.deleteSelected(input.records, ctx.actor.author)),

  /** Marks all selected translations as reviewed, or none. */
  reviewSelected: translatorProcedure
    .input(z.object({ records: selectedRecords }))
    .output(selectionResult)
    .mutation(({ ctx, input }) => ctx.services.translation.reviewSelected(input.records, ctx.actor.author)),

  /** A phrase in every language, missing translations first. */
  ofPhrase: editorProcedure
    .input(recordIdInput)
    .output(translationsOfPhrase)
    .query(({ ctx, input }) => ctx.services.translation.ofPhrase(input.id)),

  /** One translation with its language, phrase and warnings. */
  row: editorProcedure
    .input(recordIdInput)
    .output(translationRow)
    .query(({ ctx, input }) => ctx.services.translation.row(input.id)),

  /** The phrases with the same text in a language, for a warning while typing. */
  sameText: editorProcedure
    .input(
      z.object({
        language_id: referenceId(),
        phrase_id: referenceId(),
        native_text: z.string().max(2_000),
      }),
    )
    .output(z.array(sameText))
    .query(({ ctx, input }) => ctx.services.translation.sameText(input)),

  /** Translations of the language that share words with a phrase, as suggestions while it is translated. */
  similar: editorProcedure
    .input(similarTranslationsInput)
    .output(z.array(similarTranslation))
    .query(({ ctx, input }) => ctx.services.translation.similar(input)),

  /** Accepts a warning about a translation until its text changes, or ends that. */
  acceptWarning: translatorProcedure
    .input(acceptWarningInput)
    .output(translation)
    .mutation(({ ctx, input }) => ctx.services.translation.acceptWarning(input, ctx.actor.author)),

  get: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/language-phrases/{id}",
        tag: "Translations",
        summary: "Get one translation",
        description: "The record with its version, for a change.",
      }),
    )
    .input(recordIdInput)
    .output(translation)
    .query(({ ctx, input }) => ctx.services.translation.get(input.id)),

  create: translatorProcedure
    .meta(
      adminCall({
        method: "POST",
        status: 201,
        path: "/language-phrases",
        tag: "Translations",
        summary: "Add a translation",
        description: "Adds the translation of a phrase.",
        failures: { 409: "The phrase has a translation in this language already" },
      }),
    )
    .input(translationInput)
    .output(translation)
    .mutation(({ ctx, input }) => ctx.services.translation.create(input, ctx.actor.author)),

  update: translatorProcedure
    .meta(
      adminCall({
        method: "PUT",
        path: "/language-phrases/{id}",
        tag: "Translations",
        summary: "Change a translation",
        description:
          "Changes what is sent: an optional field that is left out stays as it is, and null clears it. Language and phrase stay as they are.",
        failures: { 409: "Someone saved a newer version" },
      }),
    )
    .input(translationUpdateInput)
    .output(translation)
    .mutation(({ ctx, input }) => ctx.services.translation.update(input, ctx.actor.author)),

  delete: translatorProcedure
    .meta(
      adminCall({
        method: "DELETE",
        path: "/language-phrases/{id}",
        tag: "Translations",
        summary: "Delete a translation",
        description: "Deletes a translation.",
        failures: { 409: "Someone saved a newer version" },
      }),
    )
    .input(recordDeletionInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.translation.delete(input, ctx.actor.author)),
});
