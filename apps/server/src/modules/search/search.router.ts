import { SUGGESTION_LIMIT } from "@saywhere/validators/search/search-limits";
import {
  searchHit,
  searchInput,
  searchResult,
  searchResultInput,
} from "@saywhere/validators/search/search-result";
import { z } from "zod";
import { publicProcedure, router } from "../../trpc/procedures.ts";
import { publicRead, UNKNOWN_FILTER } from "../../trpc/rest-description.ts";

export const searchRouter = router({
  hits: publicProcedure
    .meta(
      publicRead({
        path: "/search",
        tag: "Search",
        summary: "Search phrases",
        description:
          "The phrases that match, best first, at most 20. A language or a category that the query names, as in `thank you in japanese`, narrows the hits to it.",
        failures: { 404: UNKNOWN_FILTER },
      }),
    )
    .input(searchInput)
    .output(z.array(searchHit))
    .query(({ ctx, input }) => ctx.services.search.hits(input)),

  /** Suggestions shown while the visitor types. */
  suggestions: publicProcedure
    .input(searchInput.pick({ query: true, prefer: true }))
    .output(z.array(searchHit).max(SUGGESTION_LIMIT))
    .query(({ ctx, input }) => ctx.services.search.suggestions(input)),

  /** Results of the search page: the phrases that were found, and the interpretation of the query. */
  result: publicProcedure
    .input(searchResultInput)
    .output(searchResult)
    .query(({ ctx, input }) => ctx.services.search.result(input)),
});
