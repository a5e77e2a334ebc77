import { phrase } from "@saywhere/validators/phrase";
import {
  phraseDetail,
  phraseDetailInput,
  phraseInAllLanguages,
  phraseSlugInput,
} from "@saywhere/validators/phrase-detail";
import {
  phraseEntry,
  phraseEntryPage,
  phraseEntryPageInput,
  phraseListInput,
} from "@saywhere/validators/phrase-entry";
import { z } from "zod";
import { publicProcedure, router } from "../../trpc/init.ts";
import { publicRead } from "../../trpc/public-read.ts";

export const phraseRouter = router({
  list: publicProcedure
    .meta(
      publicRead({
        path: "/phrases",
        tag: "Phrases",
        summary: "List phrases",
        description:
          "The phrases in each language, optionally of one language, of one category, or both. With `admin=true`: the English phrases themselves.",
      }),
    )
    .input(phraseListInput)
    .output(z.union([z.array(phraseEntry), z.array(phrase)]))
    .query(({ ctx, input }) =>
      input.admin ? ctx.services.phrase.listPhrases() : ctx.services.phrase.listEntries(input),
    ),

  /** One page of the phrase list, for screens. */
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
});
