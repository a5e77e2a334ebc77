import { phraseEntry } from "@saywhere/validators/phrase-entry";
import { searchInput, searchResult } from "@saywhere/validators/search";
import { z } from "zod";
import { publicProcedure, router } from "../../trpc/init.ts";
import { publicRead } from "../../trpc/public-read.ts";

export const searchRouter = router({
  hits: publicProcedure
    .meta(
      publicRead({
        path: "/search",
        tag: "Search",
        summary: "Search phrases",
        description:
          "The phrases that match, best first, at most 20. A language named at either end of the query, as in `thank you in japanese`, narrows the hits to it.",
      }),
    )
    .input(searchInput)
    .output(z.array(phraseEntry))
    .query(async ({ ctx, input }) => (await ctx.services.search.search(input.query)).hits),

  /** What the search page shows: the hits and what was understood. */
  result: publicProcedure
    .input(searchInput)
    .output(searchResult)
    .query(({ ctx, input }) => ctx.services.search.search(input.query)),
});
