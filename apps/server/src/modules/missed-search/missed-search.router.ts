import { pageHeaders } from "@saywhere/validators/api/pagination";
import { successResult } from "@saywhere/validators/api/success";
import {
  missedSearch,
  missedSearchPage,
  missedSearchPageInput,
} from "@saywhere/validators/search/missed-search";
import { recordIdInput } from "@saywhere/validators/texts/field-schemas";
import { editorProcedure, router } from "../../trpc/procedures.ts";
import { adminCall } from "../../trpc/rest-description.ts";

const TAG = "Search words";

export const missedSearchRouter = router({
  list: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/missed-searches",
        tag: TAG,
        summary: "List missed searches",
        description:
          "A page of the searches without results, 25 at most. Only texts are counted, with nothing about the visitor; texts that look like an address or a telephone number are not stored, and of more than 2,000 the rarest are deleted. Searches in the static export are not counted.",
        responseHeaders: pageHeaders,
      }),
    )
    .input(missedSearchPageInput)
    .output(missedSearchPage)
    .query(({ ctx, input }) => ctx.services.missedSearch.list(input)),

  get: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/missed-searches/{id}",
        tag: TAG,
        summary: "Get one missed search",
        description: "One search of the list.",
      }),
    )
    .input(recordIdInput)
    .output(missedSearch)
    .query(({ ctx, input }) => ctx.services.missedSearch.get(input.id)),

  delete: editorProcedure
    .meta(
      adminCall({
        method: "DELETE",
        path: "/missed-searches/{id}",
        tag: TAG,
        summary: "Dismiss a missed search",
        description:
          "Removes a search from the list. It comes back if someone searches for it again and finds nothing.",
      }),
    )
    .input(recordIdInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.missedSearch.delete(input.id)),
});
