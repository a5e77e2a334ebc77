import type { PhraseEntryPage } from "@saywhere/validators/content/phrase-entry";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/trpc.ts";
import type { PhraseFilters } from "./search-params.ts";

/** The pages of the list that the visitor has asked for, from the one the address names; kept for coming back. */
export function usePhrasePages(filters: PhraseFilters, firstPage: PhraseEntryPage) {
  const api = useTRPC();
  return useInfiniteQuery({
    queryKey: ["phrase-list", filters],
    initialPageParam: filters.after,
    initialData: { pages: [firstPage], pageParams: [filters.after] },
    // By way of the page's own query: pointing at "Show more" has loaded it already.
    queryFn: ({ client, pageParam }) =>
      client.query(api.phrase.entryPage.queryOptions({ ...filters, after: pageParam })),
    getNextPageParam: (page: PhraseEntryPage) => page.next ?? undefined,
  });
}
