import type { AdminPhrase } from "@saywhere/validators/content/phrase";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import type { PhraseSearch } from "./phrase-search-params.ts";

/** The page of phrases for the URL; the previous page stays visible while it loads. */
export function usePhrasePage({ q, category, sort, order, after, before }: PhraseSearch) {
  const input = { search: q, category_id: category, sort, order, after, before };
  return useQuery({
    ...useTRPC().phrase.adminPage.queryOptions(input),
    placeholderData: keepPreviousData,
  });
}

/** The phrase whose dialog the URL opens, which may be on another page. */
export function useEditedPhrase(id: number | undefined, page: AdminPhrase[] | undefined) {
  const onPage = page?.find((phrase) => phrase.id === id);
  const wanted = page && id !== undefined && !onPage ? { id } : skipToken;
  const { data } = useQuery(useTRPC().phrase.adminGet.queryOptions(wanted));
  return onPage ?? (id === undefined ? undefined : data);
}
