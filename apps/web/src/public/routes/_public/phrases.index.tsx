import { Page } from "@saywhere/ui/page";
import { paths } from "@saywhere/validators/urls/paths";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { statusOf } from "../../../shared/api-error.ts";
import { PhraseListScreen } from "../../features/phrase-list/phrase-list-screen.tsx";
import { phraseListSeo } from "../../features/phrase-list/phrase-list-seo.ts";
import { PhraseListSkeleton } from "../../features/phrase-list/phrase-list-skeleton.tsx";
import { filterOptions } from "../../lib/filters/filter-options.ts";
import { usePendingFilters } from "../../lib/filters/pending-results.tsx";
import { redirectToCurrentSlug } from "../../lib/redirect-to-current-slug.ts";
import { readPhraseListParams } from "../../lib/search-params.ts";
import { loadedPageHead } from "../../lib/seo.ts";
import { useHydratedEvent } from "../../lib/use-hydrated-event.ts";

export const Route = createFileRoute("/_public/phrases/")({
  validateSearch: readPhraseListParams,
  loaderDeps: ({ search: { language, category, after } }) => ({ language, category, after }),
  loader: async ({ context: { queryClient, api }, deps: { language, category, after } }) => {
    const filters = readPhraseListParams({ language, category, after });
    const [firstPage, languages, categories] = await Promise.all([
      queryClient.query(api.phrase.entryPage.queryOptions(filters)).catch((error: unknown) => {
        if (statusOf(error) !== 400) throw error;
        // A cursor of an older list: restart at the first page. Or invalid slugs: restart without filters.
        const kept = after ? { language, category } : {};
        throw redirect({ href: paths.phrases(kept), statusCode: 302 });
      }),
      queryClient.query(api.language.list.queryOptions({})),
      queryClient.query(api.category.list.queryOptions({})),
    ]);
    const [entry] = firstPage.items;
    if (entry) {
      const current = {
        ...filters,
        ...(language && { language: entry.language.slug }),
        ...(category && { category: entry.category.slug }),
      };
      redirectToCurrentSlug(paths.phrases(filters), paths.phrases(current));
    }
    return {
      filters,
      firstPage,
      options: filterOptions(languages, categories),
    };
  },
  head: ({ loaderData, match }) =>
    loadedPageHead(
      match,
      loaderData && phraseListSeo(loaderData.filters, loaderData.options),
      "No phrases found",
    ),
  component: Phrases,
  pendingComponent: PhraseListSkeleton,
});

function Phrases() {
  useHydratedEvent();
  const asked = usePendingFilters<Record<string, unknown>>(Route);
  const { staticExport } = Route.useRouteContext();
  return (
    <>
      {staticExport && (
        <Page>
          <noscript>
            <p>
              JavaScript is off in this browser. Filters need it here:{" "}
              <a href={paths.languages}>choose a language</a> instead.
            </p>
          </noscript>
        </Page>
      )}
      <PhraseListScreen {...Route.useLoaderData()} awaited={asked && readPhraseListParams(asked)} />
    </>
  );
}
