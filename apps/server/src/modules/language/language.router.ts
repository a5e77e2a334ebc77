import {
  FULL_LIST_NOTE,
  listHeaders,
  PAGE_LIMIT_NOTE,
  TOO_MANY_LISTS,
} from "@saywhere/validators/api/pagination";
import { successResult } from "@saywhere/validators/api/success";
import { emergencyGuide, emergencyLanguage } from "@saywhere/validators/content/emergency-guide";
import { glossaryTerm } from "@saywhere/validators/content/glossary";
import {
  adminLanguage,
  language,
  languageDetail,
  languageInput,
  languageSlugInput,
  languageSlugOrIdInput,
  languageUpdateInput,
  listedLanguage,
} from "@saywhere/validators/content/language";
import { languageCoverage } from "@saywhere/validators/content/language-coverage";
import {
  commonPhrases,
  commonPhrasesInput,
  languageForm,
  languageTranslation,
  languageTranslationsInput,
} from "@saywhere/validators/content/phrase-detail";
import { phraseEntry } from "@saywhere/validators/content/phrase-entry";
import { recordDeletionInput, recordIdInput, referenceId } from "@saywhere/validators/texts/field-schemas";
import { z } from "zod";
import { administratorProcedure, editorProcedure, publicProcedure, router } from "../../trpc/procedures.ts";
import { respondWithListChunk } from "../../trpc/respond-with-list-chunk.ts";
import { adminCall, publicRead } from "../../trpc/rest-description.ts";

export const languageRouter = router({
  list: publicProcedure
    .meta(
      publicRead({
        path: "/languages",
        tag: "Languages",
        summary: "List the languages",
        description: `Every language of the guide, in the order of the site. ${FULL_LIST_NOTE}`,
      }),
    )
    .input(z.object({}))
    .output(z.array(language))
    .query(({ ctx }) => ctx.services.language.list()),

  get: publicProcedure
    .meta(
      publicRead({
        path: "/languages/{slug}",
        tag: "Languages",
        summary: "Read a language",
        description: "One language with its emergency numbers.",
      }),
    )
    .input(languageSlugOrIdInput)
    .output(languageDetail)
    .query(({ ctx, input }) => ctx.services.language.get(input.slug)),

  popularPhrases: publicProcedure
    .meta(
      publicRead({
        path: "/languages/{slug}/popular-phrases",
        tag: "Languages",
        summary: "List a language's popular phrases",
        description: `The phrases that editors marked as popular, in their order, in one language. ${FULL_LIST_NOTE}`,
      }),
    )
    .input(languageSlugOrIdInput)
    .output(z.array(phraseEntry))
    .query(({ ctx, input }) => ctx.services.language.popularPhrases(input.slug)),

  translations: publicProcedure
    .meta(
      publicRead({
        path: "/languages/{slug}/translations",
        tag: "Languages",
        summary: "Read all translations of a language",
        description: `Every phrase in one language, in full, in the order of the site. ${PAGE_LIMIT_NOTE}`,
        failures: { 429: TOO_MANY_LISTS },
        responseHeaders: listHeaders,
      }),
    )
    .input(languageTranslationsInput)
    .output(z.array(languageTranslation))
    .query(({ ctx, input }) => respondWithListChunk(ctx, input, ctx.services.language.translationChunk)),

  /** The phrases of a language, by category, for the printable page. */
  commonPhrases: publicProcedure
    .input(commonPhrasesInput)
    .output(commonPhrases)
    .query(({ ctx, input }) => ctx.services.language.commonPhrases(input)),

  /** The emergency numbers of every language, for the page that lists the countries. */
  emergencyNumbers: publicProcedure
    .input(z.object({}))
    .output(z.array(emergencyLanguage))
    .query(({ ctx }) => ctx.services.language.emergencyNumbers()),

  /** The emergency numbers and phrases of a language, for its emergency page. */
  emergencyGuide: publicProcedure
    .input(languageSlugInput)
    .output(emergencyGuide)
    .query(({ ctx, input }) => ctx.services.language.emergencyGuide(input.slug)),

  /** The forms of a language that take the place of the main ones for visitors who speak so. */
  forms: publicProcedure
    .input(languageSlugInput)
    .output(z.array(languageForm))
    .query(({ ctx, input }) => ctx.services.language.forms(input.slug)),

  /** The list for editors. */
  adminList: editorProcedure
    .input(z.object({}))
    .output(z.array(listedLanguage))
    .query(({ ctx }) => ctx.services.language.adminList()),

  adminGet: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/languages/{id}/record",
        tag: "Languages",
        summary: "Get one language with what only editors read",
        description:
          "The language with its aliases, its glossary and the number of its translations, for a change.",
      }),
    )
    .input(recordIdInput)
    .output(adminLanguage)
    .query(({ ctx, input }) => ctx.services.language.adminGet(input.id)),

  /** The terms that the translations of a language use, for what helps to translate. */
  glossary: editorProcedure
    .input(recordIdInput)
    .output(z.array(glossaryTerm))
    .query(({ ctx, input }) => ctx.services.language.glossary(input.id)),

  /** The share of the phrases that each language has. */
  coverage: editorProcedure
    .input(z.object({}))
    .output(z.array(languageCoverage))
    .query(({ ctx }) => ctx.services.language.coverage()),

  create: editorProcedure
    .meta(
      adminCall({
        method: "POST",
        status: 201,
        path: "/languages",
        tag: "Languages",
        summary: "Add a language",
        description: "Adds a language at the end of the list.",
        failures: { 409: "Another language has the slug" },
      }),
    )
    .input(languageInput)
    .output(adminLanguage)
    .mutation(({ ctx, input }) => ctx.services.language.create(input, ctx.actor.author)),

  update: editorProcedure
    .meta(
      adminCall({
        method: "PUT",
        path: "/languages/{id}",
        tag: "Languages",
        summary: "Change a language",
        description:
          "Changes what is sent: an optional field that is left out stays as it is, and null clears it. Without a slug, a changed name makes a new one; the old slug then redirects to it.",
        failures: { 409: "Another language has the slug, or someone saved a newer version" },
      }),
    )
    .input(languageUpdateInput)
    .output(adminLanguage)
    .mutation(({ ctx, input }) => ctx.services.language.update(input, ctx.actor.author)),

  delete: editorProcedure
    .meta(
      adminCall({
        method: "DELETE",
        path: "/languages/{id}",
        tag: "Languages",
        summary: "Delete a language",
        description: "Deletes a language with its translations. The phrases stay.",
        failures: { 409: "Someone saved a newer version" },
      }),
    )
    .input(recordDeletionInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.language.delete(input, ctx.actor.author)),

  /** Moves languages to the front in the given order; the order of the others is unchanged. */
  feature: administratorProcedure
    .input(z.object({ ids: z.array(referenceId()).max(500) }))
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.language.feature(input.ids, ctx.actor.author)),
});
