import type { PhraseEntry, PhraseEntryPage } from "@saywhere/validators/content/phrase-entry";
import { useState } from "react";
import { type Queries, useQueryClient } from "../../lib/api/lazy-query-client.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import type { PhraseListParams } from "../../lib/search-params.ts";

export interface PhrasePages {
  entries: PhraseEntry[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
  pending: boolean;
  /** Loads the next page; resolves to whether it succeeded. */
  loadNext(): Promise<boolean>;
}

/** The pages that followed a first page, by its filters and its end, for navigation back; as long as the document. */
const followedIn = new WeakMap<Queries, Map<string, PhraseEntryPage[]>>();

/**
 * The pages of the list that the visitor has requested, from the URL's page on. Not `useInfiniteQuery`: the page would load
 * TanStack Query before "Show more" needs it.
 */
export function usePhrasePages(filters: PhraseListParams, firstPage: PhraseEntryPage): PhrasePages {
  const queryClient = useQueryClient();
  const api = useTRPC();
  const [pendingAfter, setPendingAfter] = useState<PhraseEntryPage | null>(null);
  const followed = followedIn.get(queryClient) ?? new Map<string, PhraseEntryPage[]>();
  // Not by the page itself: going back reads it again.
  const key = JSON.stringify([filters, firstPage.next]);
  const pages = [firstPage, ...(followed.get(key) ?? [])];
  const next = pages.at(-1)?.next ?? null;

  const loadNext = async () => {
    setPendingAfter(firstPage);
    try {
      // The page's own query, which hovering over "Show more" has preloaded.
      const page = await queryClient.query(
        api.phrase.entryPage.queryOptions({ ...filters, after: next ?? undefined }),
      );
      followedIn.set(queryClient, followed.set(key, [...pages.slice(1), page]));
      return true;
    } catch {
      return false;
    } finally {
      setPendingAfter(null);
    }
  };
  return {
    entries: pages
      .flatMap(({ items }) => items)
      .filter(({ language, phrase }) => language.slug && phrase.slug),
    next,
    pending: pendingAfter === firstPage,
    loadNext,
  };
}

/** "1 phrase", "133 phrases", "24 phrases shown". */
export function countPhrases({ entries: { length }, next }: PhrasePages): string {
  const phrases = length === 1 ? "1 phrase" : `${length} phrases`;
  return next === null ? phrases : `${phrases} shown`;
}
