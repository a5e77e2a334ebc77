import { listHeaders, PAGE_LIMIT_NOTE, TOO_MANY_LISTS } from "@saywhere/validators/api/pagination";
import { successResult } from "@saywhere/validators/api/success";
import {
  matchingRecords,
  selectedRecords,
  selectionResult,
} from "@saywhere/validators/content/bulk-selection";
import {
  adminPhrase,
  adminPhrasePage,
  adminPhrasePageInput,
  MAX_POPULAR,
  matchingPhrasesInput,
  phrase,
  phraseInput,
  phraseOption,
  phraseOptionsInput,
  phraseSelectionInput,
  phraseUpdateInput,
} from "@saywhere/validators/content/phrase";
import {
  phraseDetail,
  phraseDetailInput,
  phraseInAllLanguages,
  phraseSlugInput,
} from "@saywhere/validators/content/phrase-detail";
import {
  phraseEntry,
  phraseEntryPage,
  phraseEntryPageInput,
  phraseListInput,
} from "@saywhere/validators/content/phrase-entry";
import { recordDeletionInput, recordIdInput, referenceId } from "@saywhere/validators/texts/field-schemas";
import { z } from "zod";
import { requireUser } from "../../auth/require-role.ts";
import { editorProcedure, publicProcedure, router } from "../../trpc/procedures.ts";
import { respondWithListChunk } from "../../trpc/respond-with-list-chunk.ts";
import { adminCall, publicRead, UNKNOWN_FILTER } from "../../trpc/rest-description.ts";

export const phraseRouter = router({
  list: publicProcedure
    .meta(
      publicRead({
        path: "/phrases",
        tag: "Phrases",
        summary: "List phrases",
        description: `The phrases in each language, optionally of one language, of one category, or both. With \`admin=true\`, and a session or a token: the English phrases themselves, of a language those that are translated into it. ${PAGE_LIMIT_NOTE}`,
        failures: { 404: UNKNOWN_FILTER, 429: TOO_MANY_LISTS },
        responseHeaders: listHeaders,
      }),
    )
    .input(phraseListInput)
    .output(z.union([z.array(phraseEntry), z.array(phrase)]))
    .query(async ({ ctx, input }) => {
      const { phrase: phrases } = ctx.services;
      if (!input.admin) return respondWithListChunk(ctx, input, phrases.entryChunk);
      requireUser(await ctx.caller.actor());
      return respondWithListChunk(ctx, input, phrases.phraseChunk);
    }),

  /** One page of the phrase list of the UI. */
  entryPage: publicProcedure
    .input(phraseEntryPageInput)
    .output(phraseEntryPage)
    .query(({ ctx, input }) => ctx.services.phrase.entryPage(input)),

  detail: publicProcedure
    .meta(
      publicRead({
        path: "/phrases/{languageSlug}/{phraseSlug}",
        tag: "Phrases",
        summary: "Read a phrase in a language",
        description:
          "One phrase in one language, in full. Slugs the language or the phrase had before are understood too.",
      }),
    )
    .input(phraseDetailInput)
    .output(phraseDetail)
    .query(({ ctx, input }) => ctx.services.phrase.detail(input)),

  /** One phrase in every language. */
  inAllLanguages: publicProcedure
    .input(phraseSlugInput)
    .output(phraseInAllLanguages)
    .query(({ ctx, input }) => ctx.services.phrase.inAllLanguages(input.phraseSlug)),

  /** One page of the English phrases for the admin list. */
  adminPage: editorProcedure
    .input(adminPhrasePageInput)
    .output(adminPhrasePage)
    .query(({ ctx, input }) => ctx.services.phrase.adminPage(input)),

  adminGet: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/phrases/{id}",
        tag: "Phrases",
        summary: "Get one phrase",
        description: "The English phrase with its version, for a change.",
      }),
    )
    .input(recordIdInput)
    .output(adminPhrase)
    .query(({ ctx, input }) => ctx.services.phrase.adminGet(input.id)),

  /** The best matches for the text in a field that selects a phrase. */
  options: editorProcedure
    .input(phraseOptionsInput)
    .output(z.array(phraseOption))
    .query(({ ctx, input }) => ctx.services.phrase.options(input.search)),

  create: editorProcedure
    .meta(
      adminCall({
        method: "POST",
        status: 201,
        path: "/phrases",
        tag: "Phrases",
        summary: "Add a phrase",
        description: "Adds an English phrase at the end of the list.",
        failures: { 409: "Another phrase has the slug" },
      }),
    )
    .input(phraseInput)
    .output(adminPhrase)
    .mutation(({ ctx, input }) => ctx.services.phrase.create(input, ctx.actor.author)),

  update: editorProcedure
    .meta(
      adminCall({
        method: "PUT",
        path: "/phrases/{id}",
        tag: "Phrases",
        summary: "Change a phrase",
        description:
          "Changes what is sent: an optional field that is left out stays as it is. Without a slug, a changed text makes a new one; the old slug then redirects to it.",
        failures: { 409: "Another phrase has the slug, or someone saved a newer version" },
      }),
    )
    .input(phraseUpdateInput)
    .output(adminPhrase)
    .mutation(({ ctx, input }) => ctx.services.phrase.update(input, ctx.actor.author)),

  delete: editorProcedure
    .meta(
      adminCall({
        method: "DELETE",
        path: "/phrases/{id}",
        tag: "Phrases",
        summary: "Delete a phrase",
        description: "Deletes a phrase with its translations in all languages.",
        failures: { 409: "Someone saved a newer version" },
      }),
    )
    .input(recordDeletionInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.phrase.delete(input, ctx.actor.author)),

  /** The phrases that the filters of the list match, for a selection of all. */
  matching: editorProcedure
    .input(matchingPhrasesInput)
    .output(matchingRecords)
    .query(({ ctx, input }) => ctx.services.phrase.matching(input)),

  /** Changes all selected phrases, or none. */
  updateSelected: editorProcedure
    .input(phraseSelectionInput)
    .output(selectionResult)
    .mutation(({ ctx, input }) => ctx.services.phrase.updateSelected(input, ctx.actor.author)),

  /** Deletes all selected phrases with their translations, or none. */
  deleteSelected: editorProcedure
    .input(z.object({ records: selectedRecords }))
    .output(selectionResult)
    .mutation(({ ctx, input }) => ctx.services.phrase.deleteSelected(input.records, ctx.actor.author)),

  /** The popular phrases, in their order. */
  popular: editorProcedure
    .input(z.object({}))
    .output(z.array(phraseOption))
    .query(({ ctx }) => ctx.services.phrase.popular()),

  /** Replaces the popular phrases, in the given order. */
  setPopular: editorProcedure
    .input(
      z.object({
        ids: z.array(referenceId()).max(MAX_POPULAR),
        before: z
          .array(referenceId())
          .max(MAX_POPULAR)
          .optional()
          .describe("The order that the caller has seen"),
      }),
    )
    .output(z.object({ change_set_id: z.string().nullable() }))
    .mutation(({ ctx, input }) => ctx.services.phrase.setPopular(input, ctx.actor.author)),
});
