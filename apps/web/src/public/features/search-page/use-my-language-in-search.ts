import { SEARCH_LIMIT } from "@saywhere/validators/search/search-limits";
import type { SearchGroup, SearchResult } from "@saywhere/validators/search/search-result";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useQueryClient } from "../../lib/api/lazy-query-client.ts";
import { loadResults, searchRequest } from "../../lib/api/search-request.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useMyLanguage } from "../../lib/my-language/my-language.ts";
import type { SearchParams } from "../../lib/search-params.ts";

interface SearchOnScreen {
  query: SearchParams;
  /** Slug of the language with which the results were loaded. */
  preferred: string | undefined;
  result: SearchResult | undefined;
}

/**
 * Whether another preferred language may change the results: where they leave out translations, or begin with those of
 * one of these languages.
 */
function dependsOn(languages: readonly (string | undefined)[], groups: readonly SearchGroup[]): boolean {
  const hits = groups.flatMap((group) => group.hits);
  const areAll = groups.length < SEARCH_LIMIT && groups.every((group) => group.total <= group.hits.length);
  return !areAll || hits.some(({ language }) => languages.includes(language.slug));
}

/**
 * Loads the results again when they do not begin with the visitor's language: after another choice, and on a page that
 * the server rendered. The first search that asks for a language, and finds something, chooses it.
 */
export function useMyLanguageInSearch({ query, preferred, result }: SearchOnScreen): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  const api = useTRPC();
  const wanted = useMyLanguage()?.slug;
  const isOutdated =
    result?.language === null &&
    !query.prefer &&
    preferred !== wanted &&
    dependsOn([preferred, wanted], result.groups);
  useEffect(() => {
    if (!isOutdated) return;
    let isLeft = false;
    loadResults(queryClient, api, { ...searchRequest(query), prefer: wanted }).then(
      () =>
        isLeft ? undefined : router.invalidate({ filter: ({ routeId }) => routeId === "/_public/search" }),
      // Without a connection, the results that are shown stay.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [isOutdated, wanted, query, queryClient, api, router]);

  const asked = query.q ?? "";
  const answer = result?.named.language && result.groups.length > 0 ? result : null;
  useEffect(() => {
    if (!answer) return;
    import("../../lib/my-language/choose-asked-language.ts").then(
      (part) => part.chooseAskedLanguage(asked, answer),
      (reason: unknown) => console.error("The language of the search could not be chosen", reason),
    );
  }, [asked, answer]);
}
