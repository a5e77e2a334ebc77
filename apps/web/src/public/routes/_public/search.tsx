import { Page } from "@saywhere/ui/page";
import { paths } from "@saywhere/validators/urls/paths";
import { createFileRoute } from "@tanstack/react-router";
import { SearchScreen } from "../../features/search-page/search-screen.tsx";
import { searchSeo } from "../../features/search-page/search-seo.ts";
import { SearchSkeleton } from "../../features/search-page/search-skeleton.tsx";
import { isRefinement } from "../../features/search-page/search-urls.ts";
import { useFirstResults } from "../../features/search-page/use-first-results.ts";
import { useMyLanguageInSearch } from "../../features/search-page/use-my-language-in-search.ts";
import { loadResults, searchRequest } from "../../lib/api/search-request.ts";
import { filterOptions } from "../../lib/filters/filter-options.ts";
import { usePendingFilters } from "../../lib/filters/pending-results.tsx";
import { redirectToCurrentSlug } from "../../lib/redirect-to-current-slug.ts";
import { readSearchParams } from "../../lib/search-params.ts";
import { pageHead } from "../../lib/seo.ts";
import { useHydratedEvent } from "../../lib/use-hydrated-event.ts";

export const Route = createFileRoute("/_public/search")({
  loaderDeps: ({ search }) => readSearchParams(search),
  loader: async ({ context: { queryClient, api }, deps: query }) => {
    const { q = "", language, category, everywhere, prefer } = query;
    const request = searchRequest(query);
    const preferred = request.prefer;
    if (!q && !language && !category) return { query, preferred, found: null };
    const [result, languages, categories] = await loadResults(queryClient, api, request);
    const current = {
      language: language && (result.language?.slug ?? language),
      category: category && (result.category?.slug ?? category),
    };
    redirectToCurrentSlug(
      paths.search(q, { language, category, everywhere, prefer }),
      paths.search(q, { ...current, everywhere, prefer }),
    );
    return { query, preferred, found: { result, options: filterOptions(languages, categories) } };
  },
  head: ({ loaderData, match }) => pageHead(match.context, searchSeo(loaderData?.query ?? {})),
  component: Search,
  pendingComponent: SearchSkeleton,
});

function Search() {
  useHydratedEvent();
  const { staticExport } = Route.useRouteContext();
  const { query, preferred, found } = Route.useLoaderData();
  const isAwaited = useFirstResults(found !== null);
  useMyLanguageInSearch({ query, preferred, result: isAwaited ? undefined : found?.result });
  const asked = usePendingFilters<Record<string, unknown>>(
    Route,
    (search) => found !== null && isRefinement(readSearchParams(search), query, found.result),
  );
  if (isAwaited) return <SearchSkeleton />;
  return (
    <>
      {staticExport && (
        <Page>
          <noscript>
            <p>
              JavaScript is off in this browser. Search needs it here:{" "}
              <a href={paths.languages}>choose a language</a> instead.
            </p>
          </noscript>
        </Page>
      )}
      <SearchScreen
        query={query}
        preferred={preferred}
        found={found}
        awaited={asked && readSearchParams(asked)}
      />
    </>
  );
}
