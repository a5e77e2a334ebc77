import type { PhraseEntry, PhraseEntryPage } from "@saywhere/validators/content/phrase-entry";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { PhraseListParams } from "../../lib/search-params.ts";
import { useTRPC } from "../../lib/trpc.ts";

export interface PhrasePages {
  entries: PhraseEntry[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
  pending: boolean;
  /** Loads the next page; resolves to whether it succeeded. */
  loadNext(): Promise<boolean>;
}

/** The pages of the list that the visitor has requested, from the URL's page on; cached for navigation back. */
export function usePhrasePages(filters: PhraseListParams, firstPage: PhraseEntryPage): PhrasePages {
  const api = useTRPC();
  const { data, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ["phrase-list", filters],
    initialPageParam: filters.after,
    initialData: { pages: [firstPage], pageParams: [filters.after] },
    // Uses the page's own query, which hovering over "Show more" has preloaded.
    queryFn: ({ client, pageParam }) =>
      client.query(api.phrase.entryPage.queryOptions({ ...filters, after: pageParam })),
    getNextPageParam: (page: PhraseEntryPage) => page.next ?? undefined,
  });
  return {
    entries: data.pages
      .flatMap(({ items }) => items)
      .filter(({ language, phrase }) => language.slug && phrase.slug),
    next: data.pages.at(-1)?.next ?? null,
    pending: isFetchingNextPage,
    loadNext: async () => !(await fetchNextPage()).isFetchNextPageError,
  };
}

/** "1 phrase", "133 phrases", "48 phrases shown". */
export function countPhrases({ entries: { length }, next }: PhrasePages): string {
  const phrases = length === 1 ? "1 phrase" : `${length} phrases`;
  return next === null ? phrases : `${phrases} shown`;
}
