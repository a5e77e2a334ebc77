import { paths } from "@saywhere/validators/urls/paths";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { statusOf } from "../../../shared/api-error.ts";
import { CommonPhrasesScreen } from "../../features/language/common-phrases-screen.tsx";
import { CommonPhrasesSkeleton } from "../../features/language/common-phrases-skeleton.tsx";
import { LanguageNotFound } from "../../features/language/language-not-found.tsx";
import { commonPhrasesSeo } from "../../features/language/language-seo.ts";
import { orNotFound } from "../../lib/api/lazy-query-client.ts";
import { redirectToCurrentSlug } from "../../lib/redirect-to-current-slug.ts";
import { readPageParams } from "../../lib/search-params.ts";
import { loadedPageHead } from "../../lib/seo.ts";

export const Route = createFileRoute("/_public/languages/$languageSlug/common-phrases")({
  validateSearch: readPageParams,
  loaderDeps: ({ search }) => readPageParams({ ...search }),
  loader: async ({ context: { queryClient, api }, params: { languageSlug: slug }, deps: place }) => {
    const query = queryClient.query(api.language.commonPhrases.queryOptions({ slug, ...place }));
    const phrases = await orNotFound(
      query.catch((error: unknown) => {
        // A cursor of an older list: the list restarts at its first page.
        if (statusOf(error) !== 400 || !(place.after || place.before)) throw error;
        throw redirect({ href: paths.commonPhrases(slug), statusCode: 302 });
      }),
    );
    redirectToCurrentSlug(
      paths.commonPhrases(slug, place),
      paths.commonPhrases(phrases.language.slug, place),
    );
    return phrases;
  },
  head: ({ loaderData, match }) =>
    loadedPageHead(
      match,
      loaderData && commonPhrasesSeo(loaderData, match.context.publicUrl),
      "Language Not Found",
    ),
  component: CommonPhrases,
  notFoundComponent: LanguageNotFound,
  pendingComponent: CommonPhrasesSkeleton,
});

function CommonPhrases() {
  const { publicUrl } = Route.useRouteContext();
  const place = Route.useLoaderDeps();
  const phrases = Route.useLoaderData();
  const { slug } = phrases.language;
  const path = paths.commonPhrases(slug, place);
  return (
    <CommonPhrasesScreen
      // The filter typed on one page does not apply to the next.
      key={path}
      {...phrases}
      url={publicUrl + paths.commonPhrases(slug)}
    />
  );
}
