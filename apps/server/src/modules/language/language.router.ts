import { language, languageSlugInput } from "@saywhere/validators/language";
import { commonPhrases } from "@saywhere/validators/phrase-detail";
import { phraseEntry } from "@saywhere/validators/phrase-entry";
import { z } from "zod";
import { publicProcedure, router } from "../../trpc/init.ts";
import { publicRead } from "../../trpc/public-read.ts";

export const languageRouter = router({
  list: publicProcedure
    .meta(
      publicRead({
        path: "/languages",
        tag: "Languages",
        summary: "List the languages",
        description: "Every language of the guide, in the order of the site.",
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
        description: "One language. A slug the language had before is understood too.",
      }),
    )
    .input(languageSlugInput)
    .output(language)
    .query(({ ctx, input }) => ctx.services.language.get(input.slug)),

  popularPhrases: publicProcedure
    .meta(
      publicRead({
        path: "/languages/{slug}/popular-phrases",
        tag: "Languages",
        summary: "List a language's popular phrases",
        description: "The phrases that editors marked as popular, in their order, in one language.",
      }),
    )
    .input(languageSlugInput)
    .output(z.array(phraseEntry))
    .query(({ ctx, input }) => ctx.services.language.popularPhrases(input.slug)),

  /** All phrases of a language, by category, for its printable page. */
  commonPhrases: publicProcedure
    .input(languageSlugInput)
    .output(commonPhrases)
    .query(({ ctx, input }) => ctx.services.language.commonPhrases(input.slug)),
});
