import type { PhraseEntryPage } from "@saywhere/validators/content/phrase-entry";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/trpc.ts";
import type { PhraseFilters } from "./search-params.ts";

/** The pages of the list that the visitor has requested, from the URL's page on; cached for navigation back. */
export function usePhrasePages(filters: PhraseFilters, firstPage: PhraseEntryPage) {
  const api = useTRPC();
  return useInfiniteQuery({
    queryKey: ["phrase-list", filters],
    initialPageParam: filters.after,
    initialData: { pages: [firstPage], pageParams: [filters.after] },
    // Uses the page's own query, which hovering over "Show more" has preloaded.
    queryFn: ({ client, pageParam }) =>
      client.query(api.phrase.entryPage.queryOptions({ ...filters, after: pageParam })),
    getNextPageParam: (page: PhraseEntryPage) => page.next ?? undefined,
  });
}
